import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'AKU boost 25 %',
      description: 'Čím více tipů v AKU, tím větší boost: výhra vyšší až o 25 %.',
    },
    'double-boost': {
      name: 'AKU boost 10 %',
      description: 'O 10 % vyšší výhra u AKU se dvěma a více tipy. Tři použití. Nahrazuje jakýkoli jiný boost.',
    },
    'welcome-freebet': {
      name: 'Uvítací freebet',
      description: 'Freebet na jakékoli sólo nebo AKU s kurzem od 1,50.',
    },
    'deposit-no-risk': {
      name: 'Sázka s vrácením',
      description: 'Vsaďte vlastní peníze. Když sázka prohraje, vklad vám vrátíme.',
    },
    'friday-freebet': {
      name: 'Fotbalový pátek',
      description: 'Každý týden freebet na fotbal, jen před zápasem.',
    },
    'verified-freebet': {
      name: 'Freebet za ověření',
      description: 'Pro hráče s ověřeným účtem.',
    },
    'code-freebet': { name: 'Freebet za promo kód', description: 'Pro hráče s promo kódem.' },
    'summer-freebet': { name: 'Letní freebet', description: 'Tento promo kód vypršel.' },
    'reward-freebet': { name: 'Freebet za odměnu', description: 'Za sázky, které jste podali.' },
    'goal-hunt': { name: 'Lov gólů', description: 'Sbírejte body za každou sázku a měňte je za freebety.' },
    'lucky-crate': {
      name: 'Šťastný box',
      description: 'Sázka s tímto bonusem dostane po vyhodnocení výherní box. Šance najdete níže.',
    },
    'weekend-cup': {
      name: 'Víkendový pohár',
      description: 'Sbírejte body svými sázkami a rozdělte si fond výher s nejlepšími.',
    },
  },
  terms: {
    who: {
      heading: 'Pro koho je',
      text: 'Pro hráče s otevřeným účtem bez aktivní pauzy či sebevyloučení.',
    },
    end: {
      heading: 'Kdy končí',
      text: 'Bonus končí v uvedený čas. Sázka podaná dříve si ho ponechá až do vyhodnocení.',
    },
    refund: {
      heading: 'Vrácené a nepřijaté sázky',
      text: 'Pokud je sázka s freebetem vrácena nebo nepřijata, freebet se vám vrátí a můžete ho použít znovu.',
    },
    allWin: {
      heading: 'Co vyplácí',
      text: 'Když sázka vyhraje, získáte čistou výhru i vklad freebetu.',
    },
    onlyWin: {
      heading: 'Co vyplácí',
      text: 'Když sázka vyhraje, získáte čistou výhru. Vklad freebetu se nevrací.',
    },
    noRisk: {
      heading: 'Co vyplácí',
      text: 'Sázíte vlastní peníze. Když sázka prohraje, vrátíme vám prohranou část vkladu.',
    },
    oneBet: {
      heading: 'Jak se používá',
      text: 'Celý freebet použijte na jednu sázku. Nelze ho rozdělit ani vybrat a cashout u něj není možný.',
    },
    boost: {
      heading: 'Co vyplácí',
      text: 'Výhra z výherního AKU se násobí boostem podle počtu tipů.',
    },
    void: {
      heading: 'Vrácené tipy',
      text: 'Vrácený tip se nepočítá. AKU pak dostane boost podle zbývajících tipů, nebo žádný.',
    },
    doubleBoost: {
      heading: 'Co vyplácí',
      text: 'Výhra z výherního AKU se dvěma a více tipy se násobí 1,10.',
    },
    threeTimes: {
      heading: 'Jak často',
      text: 'Můžete ho použít třikrát. Aktivací skončí jakýkoli jiný váš boost.',
    },
    huntPoints: {
      heading: 'Jak se počítají body',
      text: 'Deset bodů za jednotku vkladu při kurzu 2,00, při vyšším více a při nižším méně, po vyhodnocení sázky. Každý zápas se počítá jednou. Sázky vrácené a s cashoutem se nepočítají.',
    },
    huntUse: {
      heading: 'K čemu jsou body',
      text: 'Za každý stupeň získáte freebet. Body můžete použít i na vylepšení freebetů.',
    },
    crate: {
      heading: 'Jak to funguje',
      text: 'O ceně se rozhodne při vyhodnocení sázky podle uvedených šancí. Otevření boxu ji jen ukáže, čekání nic nezmění.',
    },
    cupPlaces: {
      heading: 'Jak se počítají místa',
      text: 'Podle bodů z vyhodnocených sázek. Při shodě bodů je výše hráč, který jich dosáhl dříve. 1 % z každého vkladu v turnaji jde do fondu výher.',
    },
    cupPaid: {
      heading: 'Kdy se vyplácejí ceny',
      text: 'Umístění po skončení zkontrolujeme. Ceny vyplácíme v penězích, které můžete vsadit nebo vybrat.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Světla města',
      description: 'Do jackpotů přidáváme 1 % z každého vsazeného eura. Každý padne dřív, než dosáhne svého limitu.',
    },
    'night-train': {
      name: 'Noční vlak',
      description: 'Přidáváme 0,5 % z každého vsazeného eura. Malý jackpot, který padá často.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Hotovost', points: 'Body', nothing: 'Nic' },
} satisfies SandboxWords['offers'];

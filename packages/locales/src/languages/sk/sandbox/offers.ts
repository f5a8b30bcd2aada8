import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'AKO boost 25 %',
      description: 'Čím viac tipov v AKO, tým väčší boost: výhra vyššia až o 25 %.',
    },
    'double-boost': {
      name: 'AKO boost 10 %',
      description: 'O 10 % vyššia výhra pri AKO s dvoma a viacerými tipmi. Tri použitia. Nahrádza akýkoľvek iný boost.',
    },
    'welcome-freebet': {
      name: 'Uvítací freebet',
      description: 'Freebet na akékoľvek sólo alebo AKO s kurzom od 1,50.',
    },
    'deposit-no-risk': {
      name: 'Stávka s vrátením',
      description: 'Stavte vlastné peniaze. Ak stávka prehrá, vklad vám vrátime.',
    },
    'friday-freebet': {
      name: 'Futbalový piatok',
      description: 'Každý týždeň freebet na futbal, len pred zápasom.',
    },
    'verified-freebet': {
      name: 'Freebet za overenie',
      description: 'Pre hráčov s overeným účtom.',
    },
    'code-freebet': { name: 'Freebet za promo kód', description: 'Pre hráčov s promo kódom.' },
    'summer-freebet': { name: 'Letný freebet', description: 'Tento promo kód vypršal.' },
    'reward-freebet': { name: 'Freebet za odmenu', description: 'Za stávky, ktoré ste podali.' },
    'goal-hunt': { name: 'Lov gólov', description: 'Zbierajte body za každú stávku a meňte ich za freebety.' },
    'lucky-crate': {
      name: 'Šťastný box',
      description: 'Stávka s týmto bonusom dostane po vyhodnotení výherný box. Šance nájdete nižšie.',
    },
    'weekend-cup': {
      name: 'Víkendový pohár',
      description: 'Zbierajte body svojimi stávkami a rozdeľte si fond výhier s najlepšími.',
    },
  },
  terms: {
    who: {
      heading: 'Pre koho je',
      text: 'Pre hráčov s otvoreným účtom bez aktívnej pauzy či sebavylúčenia.',
    },
    end: {
      heading: 'Kedy sa končí',
      text: 'Bonus sa končí v uvedenom čase. Stávka podaná skôr si ho ponechá až do vyhodnotenia.',
    },
    refund: {
      heading: 'Vrátené a neprijaté stávky',
      text: 'Ak je stávka s freebetom vrátená alebo neprijatá, freebet sa vám vráti a môžete ho použiť znova.',
    },
    allWin: {
      heading: 'Čo vypláca',
      text: 'Ak stávka vyhrá, získate čistú výhru aj vklad freebetu.',
    },
    onlyWin: {
      heading: 'Čo vypláca',
      text: 'Ak stávka vyhrá, získate čistú výhru. Vklad freebetu sa nevracia.',
    },
    noRisk: {
      heading: 'Čo vypláca',
      text: 'Stavíte vlastné peniaze. Ak stávka prehrá, vrátime vám prehratú časť vkladu.',
    },
    oneBet: {
      heading: 'Ako sa používa',
      text: 'Celý freebet použite na jednu stávku. Nedá sa rozdeliť ani vybrať a cashout pri ňom nie je možný.',
    },
    boost: {
      heading: 'Čo vypláca',
      text: 'Výhra z výherného AKO sa násobí boostom podľa počtu tipov.',
    },
    void: {
      heading: 'Vrátené tipy',
      text: 'Vrátený tip sa nepočíta. AKO potom dostane boost podľa zostávajúcich tipov alebo žiadny.',
    },
    doubleBoost: {
      heading: 'Čo vypláca',
      text: 'Výhra z výherného AKO s dvoma a viacerými tipmi sa násobí 1,10.',
    },
    threeTimes: {
      heading: 'Ako často',
      text: 'Môžete ho použiť trikrát. Aktiváciou sa skončí akýkoľvek iný váš boost.',
    },
    huntPoints: {
      heading: 'Ako sa počítajú body',
      text: 'Desať bodov za jednotku vkladu pri kurze 2,00, pri vyššom viac a pri nižšom menej, po vyhodnotení stávky. Každý zápas sa počíta raz. Stávky vrátené a s cashoutom sa nepočítajú.',
    },
    huntUse: {
      heading: 'Na čo sú body',
      text: 'Za každý stupeň získate freebet. Body môžete použiť aj na vylepšenie freebetov.',
    },
    crate: {
      heading: 'Ako to funguje',
      text: 'O cene sa rozhodne pri vyhodnotení stávky podľa uvedených šancí. Otvorenie boxu ju len ukáže, čakanie nič nezmení.',
    },
    cupPlaces: {
      heading: 'Ako sa počítajú miesta',
      text: 'Podľa bodov z vyhodnotených stávok. Pri zhode bodov je vyššie hráč, ktorý ich dosiahol skôr. 1 % z každého vkladu v turnaji ide do fondu výhier.',
    },
    cupPaid: {
      heading: 'Kedy sa vyplácajú ceny',
      text: 'Umiestnenia po skončení skontrolujeme. Ceny vyplácame v peniazoch, ktoré môžete staviť alebo vybrať.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Svetlá mesta',
      description: 'Do jackpotov pridávame 1 % z každého staveného eura. Každý padne skôr, než dosiahne svoj limit.',
    },
    'night-train': {
      name: 'Nočný vlak',
      description: 'Pridávame 0,5 % z každého staveného eura. Malý jackpot, ktorý padá často.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Hotovosť', points: 'Body', nothing: 'Nič' },
} satisfies SandboxWords['offers'];

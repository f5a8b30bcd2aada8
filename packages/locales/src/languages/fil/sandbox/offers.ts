import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25% parlay boost',
      description: 'Habang dumarami ang pili sa parlay mo, lumalaki ang boost: hanggang 25% na dagdag sa panalo.',
    },
    'double-boost': {
      name: '10% parlay boost',
      description:
        '10% na dagdag sa panalo ng parlay na may dalawang pili pataas. Tatlong beses magagamit. Papalitan nito ang iba mong boost.',
    },
    'welcome-freebet': {
      name: 'Libreng tayang pambungad',
      description: 'Libreng taya sa kahit anong single o parlay na 1.50 pataas ang odds.',
    },
    'deposit-no-risk': {
      name: 'Tayang may balik-pera',
      description: 'Tumaya gamit ang sarili mong pera. Kapag natalo, ibabalik ang taya mo.',
    },
    'friday-freebet': {
      name: 'Soccer tuwing Biyernes',
      description: 'Libreng taya linggo-linggo sa soccer, bago lang ang laban.',
    },
    'verified-freebet': {
      name: 'Libreng taya para sa verified player',
      description: 'Para sa mga player na verified ang account.',
    },
    'code-freebet': { name: 'Libreng taya sa promo code', description: 'Para sa mga player na may promo code.' },
    'summer-freebet': { name: 'Libreng taya sa tag-araw', description: 'Nag-expire na ang promo code na ito.' },
    'reward-freebet': { name: 'Libreng tayang gantimpala', description: 'Para sa mga tayang nailagay mo.' },
    'goal-hunt': {
      name: 'Habol-goal',
      description: 'Mag-ipon ng puntos sa bawat taya at gawing libreng taya ang mga ito.',
    },
    'lucky-crate': {
      name: 'Masuwerteng kahon',
      description: 'Ang tayang gagamit nito ay makakakuha ng kahon ng premyo kapag na-settle. Nasa ibaba ang tsansa.',
    },
    'weekend-cup': {
      name: 'Weekend cup',
      description: 'Mag-ipon ng puntos sa mga taya mo at makihati sa prize pool kasama ang pinakamagagaling.',
    },
  },
  terms: {
    who: {
      heading: 'Para kanino ito',
      text: 'Mga player na bukas ang account at hindi nakapahinga o naka-self-exclusion.',
    },
    end: {
      heading: 'Kailan ito matatapos',
      text: 'Matatapos ang bonus sa oras na nakalagay. Mananatili ito sa tayang nailagay bago iyon hanggang ma-settle.',
    },
    refund: {
      heading: 'Mga tayang void at hindi tinanggap',
      text: 'Kapag void o hindi tinanggap ang tayang may libreng taya, babalik sa iyo ang libreng taya at magagamit ulit.',
    },
    allWin: {
      heading: 'Ano ang matatanggap',
      text: 'Kapag nanalo ang taya, makukuha mo ang tubo at ang halaga ng libreng taya.',
    },
    onlyWin: {
      heading: 'Ano ang matatanggap',
      text: 'Kapag nanalo ang taya, makukuha mo ang tubo. Hindi ibabalik ang halaga ng libreng taya.',
    },
    noRisk: {
      heading: 'Ano ang matatanggap',
      text: 'Tataya ka gamit ang sarili mong pera. Kapag natalo, ibabalik ang bahagi ng tayang natalo.',
    },
    oneBet: {
      heading: 'Paano ito gamitin',
      text: 'Gamitin nang buo ang libreng taya sa isang taya. Hindi ito puwedeng hatiin, i-withdraw o i-cash out.',
    },
    boost: {
      heading: 'Ano ang matatanggap',
      text: 'Ang panalo ng nanalong parlay ay imu-multiply sa boost para sa bilang ng pili nito.',
    },
    void: {
      heading: 'Mga void na pili',
      text: 'Hindi binibilang ang void na pili. Ang parlay ay magkakaroon ng boost para sa mga natitirang pili, o wala.',
    },
    doubleBoost: {
      heading: 'Ano ang matatanggap',
      text: 'Ang panalo ng nanalong parlay na may dalawang pili pataas ay imu-multiply sa 1.10.',
    },
    threeTimes: {
      heading: 'Ilang beses',
      text: 'Magagamit mo ito nang tatlong beses. Kapag in-activate, matatapos ang iba mong boost.',
    },
    huntPoints: {
      heading: 'Paano binibilang ang puntos',
      text: 'Sampung puntos kada yunit ng taya sa odds na 2.00, mas marami sa mas mataas na odds at mas kaunti sa mas mababa, kapag na-settle ang taya. Isang beses lang bilang ang bawat laban. Hindi bilang ang mga tayang na-cash out at void.',
    },
    huntUse: {
      heading: 'Para saan ang puntos',
      text: 'May libreng taya sa bawat hakbang. Magagamit din ang puntos para i-upgrade ang mga libreng taya.',
    },
    crate: {
      heading: 'Paano ito gumagana',
      text: 'Itinatakda ang premyo kapag na-settle ang taya, ayon sa tsansang nakalagay. Ipinapakita lang ito ng pagbukas ng kahon; walang mababago ang paghihintay.',
    },
    cupPlaces: {
      heading: 'Paano binibilang ang puwesto',
      text: 'Ayon sa puntos mula sa mga na-settle na taya. Kapag tabla, una ang player na unang nakaabot. 1% ng bawat taya sa torneo ay idinadagdag sa prize pool.',
    },
    cupPaid: {
      heading: 'Kailan ibibigay ang premyo',
      text: 'Sinusuri ang mga puwesto pagkatapos. Pera ang premyo na puwede mong itaya o i-withdraw.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Ilaw ng lungsod',
      description:
        'Idinadagdag namin sa mga jackpot ang 1% ng bawat euro na itinaya. Napapanalunan ang bawat isa bago maabot ang limit nito.',
    },
    'night-train': {
      name: 'Tren sa gabi',
      description: 'Idinadagdag namin ang 0.5% ng bawat euro na itinaya. Maliit na jackpot na madalas mapanalunan.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Libreng taya', money: 'Pera', points: 'Puntos', nothing: 'Wala' },
} satisfies SandboxWords['offers'];

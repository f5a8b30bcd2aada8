import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25%-os kombi boost',
      description: 'Minél több tipp van a kombidban, annál nagyobb a boost: akár 25%-kal több nyeremény.',
    },
    'double-boost': {
      name: '10%-os kombi boost',
      description:
        '10%-kal több nyeremény legalább két tippből álló kombikra. Háromszor használható. Minden más boostod helyébe lép.',
    },
    'welcome-freebet': {
      name: 'Üdvözlő ingyenes fogadás',
      description: 'Ingyenes fogadás bármely egyesre vagy kombira, legalább 1,50 oddsszal.',
    },
    'deposit-no-risk': {
      name: 'Pénzvisszatérítős fogadás',
      description: 'Fogadj a saját pénzedből. Ha a fogadás veszít, visszakapod a tétedet.',
    },
    'friday-freebet': {
      name: 'Pénteki foci',
      description: 'Minden héten egy ingyenes fogadás labdarúgásra, csak a mérkőzés előtt.',
    },
    'verified-freebet': {
      name: 'Ingyenes fogadás igazolt játékosnak',
      description: 'Igazolt fiókkal rendelkező játékosoknak.',
    },
    'code-freebet': { name: 'Ingyenes fogadás kóddal', description: 'Promóciós kóddal rendelkező játékosoknak.' },
    'summer-freebet': { name: 'Nyári ingyenes fogadás', description: 'Ez a promóciós kód lejárt.' },
    'reward-freebet': { name: 'Ingyenes fogadás jutalmul', description: 'A leadott fogadásaidért.' },
    'goal-hunt': {
      name: 'Gólvadászat',
      description: 'Gyűjts pontokat minden fogadással, és váltsd őket ingyenes fogadásokra.',
    },
    'lucky-crate': {
      name: 'Szerencsedoboz',
      description: 'A vele leadott fogadás elszámoláskor nyereménydobozt kap. Az esélyeket lent látod.',
    },
    'weekend-cup': {
      name: 'Hétvégi kupa',
      description: 'Gyűjts pontokat a fogadásaiddal, és osztozz a nyereményalapon a legjobbakkal.',
    },
  },
  terms: {
    who: {
      heading: 'Kinek szól',
      text: 'Nyitott fiókkal rendelkező játékosoknak, akik nem tartanak szünetet és nem zárták ki magukat.',
    },
    end: {
      heading: 'Mikor ér véget',
      text: 'A bónusz a feltüntetett időpontban ér véget. Az előtte leadott fogadás az elszámolásig megtartja.',
    },
    refund: {
      heading: 'Érvénytelen és elutasított fogadások',
      text: 'Ha az ingyenes fogadással leadott fogadás érvénytelen, vagy nem fogadtuk el, az ingyenes fogadást visszakapod, és újra felhasználhatod.',
    },
    allWin: {
      heading: 'Mit fizet',
      text: 'Ha a fogadás nyer, megkapod a nettó nyereményt és az ingyenes fogadás tétjét.',
    },
    onlyWin: {
      heading: 'Mit fizet',
      text: 'Ha a fogadás nyer, megkapod a nettó nyereményt. Az ingyenes fogadás tétje nem jár vissza.',
    },
    noRisk: {
      heading: 'Mit fizet',
      text: 'A saját pénzedből fogadsz. Ha a fogadás veszít, visszakapod a tétből elveszített részt.',
    },
    oneBet: {
      heading: 'Hogyan használható',
      text: 'Az ingyenes fogadást egyben, egy fogadásra használd. Nem osztható fel, nem vehető fel és nincs rá cashout.',
    },
    boost: {
      heading: 'Mit fizet',
      text: 'A nyertes kombi nyereményét megszorozzuk a tippek számához tartozó boosttal.',
    },
    void: {
      heading: 'Érvénytelen tippek',
      text: 'Az érvénytelen tipp nem számít. A kombi ilyenkor a maradék tippekhez tartozó boostot kapja, vagy semennyit.',
    },
    doubleBoost: {
      heading: 'Mit fizet',
      text: 'A legalább két tippből álló nyertes kombi nyereményét megszorozzuk 1,10-dal.',
    },
    threeTimes: {
      heading: 'Hányszor',
      text: 'Háromszor használhatod. Az aktiválással minden más boostod véget ér.',
    },
    huntPoints: {
      heading: 'Hogyan számoljuk a pontokat',
      text: '2,00 oddsnál a tét minden egysége után tíz pont jár, magasabb oddsnál több, alacsonyabbnál kevesebb, a fogadás elszámolásakor. Minden mérkőzés egyszer számít. A cashoutolt és az érvénytelen fogadások nem számítanak.',
    },
    huntUse: {
      heading: 'Mire jók a pontok',
      text: 'Minden lépcső egy ingyenes fogadást ad. A pontokból ingyenes fogadásokat is növelhetsz.',
    },
    crate: {
      heading: 'Hogyan működik',
      text: 'A nyeremény a fogadás elszámolásakor dől el, a feltüntetett esélyekkel. A doboz kinyitása csak megmutatja; a várakozás nem változtat rajta.',
    },
    cupPlaces: {
      heading: 'Hogyan számoljuk a helyezéseket',
      text: 'Az elszámolt fogadások pontjai alapján. Egyenlő pontnál az van előrébb, aki hamarabb érte el. A verseny minden tétjének 1%-a a nyereményalapba kerül.',
    },
    cupPaid: {
      heading: 'Mikor fizetünk',
      text: 'A helyezéseket a végén ellenőrizzük. A nyereményt pénzben fizetjük, amellyel fogadhatsz, vagy felveheted.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Városi fények',
      description: 'Minden megtett euró 1%-át a jackpotokba tesszük. Mindegyik leesik, mielőtt elérné a határát.',
    },
    'night-train': {
      name: 'Éjszakai vonat',
      description: 'Minden megtett euró 0,5%-át hozzáadjuk. Kis jackpot, amely gyakran leesik.',
    },
  },
  levels: { mini: 'Mini', major: 'Közepes', grand: 'Nagy' },
  prizes: { freebet: 'Ingyenes fogadás', money: 'Készpénz', points: 'Pontok', nothing: 'Semmi' },
} satisfies SandboxWords['offers'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25 % kombiboost',
      description: 'Jo flere valg i kombien, desto større boost: opptil 25 % høyere utbetaling.',
    },
    'double-boost': {
      name: '10 % kombiboost',
      description:
        '10 % høyere utbetaling på kombi med to eller flere valg. Kan brukes tre ganger. Erstatter andre booster du har.',
    },
    'welcome-freebet': {
      name: 'Velkomstgratisspill',
      description: 'Et gratisspill på valgfri singel eller kombi på 1,50 eller høyere.',
    },
    'deposit-no-risk': {
      name: 'Pengene tilbake-spill',
      description: 'Spill med dine egne penger. Hvis spillet taper, får du innsatsen tilbake.',
    },
    'friday-freebet': {
      name: 'Fredagsfotball',
      description: 'Et gratisspill på fotball hver uke, bare før kampen.',
    },
    'verified-freebet': {
      name: 'Gratisspill for bekreftede',
      description: 'For spillere med bekreftet konto.',
    },
    'code-freebet': { name: 'Gratisspill med kode', description: 'For spillere med kampanjekode.' },
    'summer-freebet': { name: 'Sommergratisspill', description: 'Kampanjekoden er utløpt.' },
    'reward-freebet': { name: 'Belønningsgratisspill', description: 'For spillene du har plassert.' },
    'goal-hunt': { name: 'Måljakt', description: 'Samle poeng med hvert spill og gjør dem om til gratisspill.' },
    'lucky-crate': {
      name: 'Lykkeboks',
      description: 'Et spill som bruker den, får en premieboks når det er avgjort. Se sjansene nedenfor.',
    },
    'weekend-cup': {
      name: 'Helgecup',
      description: 'Samle poeng med spillene dine og del premiepotten med de beste.',
    },
  },
  terms: {
    who: {
      heading: 'Hvem den er for',
      text: 'Spillere med åpen konto som ikke har tatt en pause eller utestengt seg selv.',
    },
    end: {
      heading: 'Når den slutter',
      text: 'Bonusen slutter på tidspunktet som vises. Et spill som er plassert før det, beholder den til det er avgjort.',
    },
    refund: {
      heading: 'Ugyldige og ikke godtatte spill',
      text: 'Hvis et spill med gratisspill blir ugyldig eller ikke godtatt, får du gratisspillet tilbake og kan bruke det igjen.',
    },
    allWin: {
      heading: 'Hva det gir',
      text: 'Hvis spillet vinner, får du gevinsten pluss innsatsen i gratisspillet.',
    },
    onlyWin: {
      heading: 'Hva det gir',
      text: 'Hvis spillet vinner, får du gevinsten. Innsatsen i gratisspillet betales ikke ut.',
    },
    noRisk: {
      heading: 'Hva det gir',
      text: 'Du spiller med dine egne penger. Hvis spillet taper, får du tilbake den delen av innsatsen du tapte.',
    },
    oneBet: {
      heading: 'Slik brukes det',
      text: 'Bruk hele gratisspillet på ett spill. Det kan ikke deles, tas ut eller brukes til cashout.',
    },
    boost: {
      heading: 'Hva den gir',
      text: 'Utbetalingen på en vinnende kombi ganges med boosten for antall valg.',
    },
    void: {
      heading: 'Ugyldige valg',
      text: 'Et ugyldig valg teller ikke. Kombien får da boosten for valgene som er igjen, eller ingen.',
    },
    doubleBoost: {
      heading: 'Hva den gir',
      text: 'Utbetalingen på en vinnende kombi med to eller flere valg ganges med 1,10.',
    },
    threeTimes: {
      heading: 'Hvor ofte',
      text: 'Du kan bruke den tre ganger. Når du aktiverer den, avsluttes andre booster du har.',
    },
    huntPoints: {
      heading: 'Slik telles poengene',
      text: 'Ti poeng per valutaenhet i innsats på odds 2,00, flere på høyere odds og færre på lavere odds, når spillet er avgjort. Hver kamp teller én gang. Spill med cashout og ugyldige spill teller ikke.',
    },
    huntUse: {
      heading: 'Hva poengene er til',
      text: 'Hvert trinn gir deg et gratisspill. Du kan også bruke poeng til å oppgradere gratisspill.',
    },
    crate: {
      heading: 'Slik virker det',
      text: 'Premien bestemmes når spillet er avgjort, etter sjansene som vises. Å åpne boksen viser den bare; å vente endrer ingenting.',
    },
    cupPlaces: {
      heading: 'Slik telles plasseringene',
      text: 'Etter poeng fra avgjorte spill. Ved lik poengsum ligger den som nådde den først, foran. 1 % av hver innsats i turneringen legges til premiepotten.',
    },
    cupPaid: {
      heading: 'Når premiene betales',
      text: 'Plasseringene sjekkes etter slutt. Premiene betales som penger du kan spille for eller ta ut.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Byens lys',
      description: 'Vi legger 1 % av hver euro som satses, til jackpotene. Hver av dem faller før den når grensen sin.',
    },
    'night-train': {
      name: 'Nattoget',
      description: 'Vi legger til 0,5 % av hver euro som satses. En liten jackpot som faller ofte.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Gratisspill', money: 'Kontanter', points: 'Poeng', nothing: 'Ingenting' },
} satisfies SandboxWords['offers'];

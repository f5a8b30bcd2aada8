import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25 % kombiboost',
      description: 'Jo flere valg i din kombi, jo større boost: op til 25 % højere udbetaling.',
    },
    'double-boost': {
      name: '10 % kombiboost',
      description:
        '10 % højere udbetaling på kombi med to eller flere valg. Kan bruges tre gange. Erstatter andre boosts, du har.',
    },
    'welcome-freebet': {
      name: 'Velkomstgratisspil',
      description: 'Et gratisspil på en valgfri single eller kombi til 1,50 eller højere.',
    },
    'deposit-no-risk': {
      name: 'Pengene tilbage-spil',
      description: 'Spil for dine egne penge. Hvis spillet taber, får du indsatsen tilbage.',
    },
    'friday-freebet': {
      name: 'Fredagsfodbold',
      description: 'Et gratisspil på fodbold hver uge, kun før kampen.',
    },
    'verified-freebet': {
      name: 'Gratisspil til verificerede',
      description: 'For spillere med en verificeret konto.',
    },
    'code-freebet': { name: 'Gratisspil med kode', description: 'For spillere med en kampagnekode.' },
    'summer-freebet': { name: 'Sommergratisspil', description: 'Kampagnekoden er udløbet.' },
    'reward-freebet': { name: 'Belønningsgratisspil', description: 'For de spil, du har placeret.' },
    'goal-hunt': { name: 'Måljagt', description: 'Saml point med hvert spil, og byt dem til gratisspil.' },
    'lucky-crate': {
      name: 'Lykkeboks',
      description: 'Et spil, der bruger den, får en præmieboks, når det er afgjort. Se chancerne nedenfor.',
    },
    'weekend-cup': {
      name: 'Weekendcup',
      description: 'Saml point med dine spil, og del præmiepuljen med de bedste.',
    },
  },
  terms: {
    who: {
      heading: 'Hvem den er for',
      text: 'Spillere med en åben konto, som ikke holder pause eller har udelukket sig selv.',
    },
    end: {
      heading: 'Hvornår den slutter',
      text: 'Bonussen slutter på det viste tidspunkt. Et spil placeret inden da beholder den, til det er afgjort.',
    },
    refund: {
      heading: 'Ugyldige og ikke accepterede spil',
      text: 'Hvis et spil med gratisspil bliver ugyldigt eller ikke accepteres, får du gratisspillet tilbage og kan bruge det igen.',
    },
    allWin: {
      heading: 'Hvad det giver',
      text: 'Hvis spillet vinder, får du gevinsten plus gratisspillets indsats.',
    },
    onlyWin: {
      heading: 'Hvad det giver',
      text: 'Hvis spillet vinder, får du gevinsten. Gratisspillets indsats udbetales ikke.',
    },
    noRisk: {
      heading: 'Hvad det giver',
      text: 'Du spiller for dine egne penge. Hvis spillet taber, får du den del af indsatsen tilbage, som du tabte.',
    },
    oneBet: {
      heading: 'Sådan bruges det',
      text: 'Brug hele gratisspillet på ét spil. Det kan ikke deles, hæves eller bruges til cashout.',
    },
    boost: {
      heading: 'Hvad det giver',
      text: 'Udbetalingen på en vindende kombi ganges med boostet for antallet af valg.',
    },
    void: {
      heading: 'Ugyldige valg',
      text: 'Et ugyldigt valg tæller ikke. Kombien får så boostet for de valg, der er tilbage, eller intet.',
    },
    doubleBoost: {
      heading: 'Hvad det giver',
      text: 'Udbetalingen på en vindende kombi med to eller flere valg ganges med 1,10.',
    },
    threeTimes: {
      heading: 'Hvor ofte',
      text: 'Du kan bruge det tre gange. Når du aktiverer det, slutter andre boosts, du har.',
    },
    huntPoints: {
      heading: 'Sådan tælles point',
      text: 'Ti point pr. valutaenhed i indsats til odds 2,00, flere ved højere odds og færre ved lavere odds, når spillet er afgjort. Hver kamp tæller én gang. Spil med cashout og ugyldige spil tæller ikke.',
    },
    huntUse: {
      heading: 'Hvad point bruges til',
      text: 'Hvert trin giver dig et gratisspil. Du kan også bruge point til at opgradere gratisspil.',
    },
    crate: {
      heading: 'Sådan virker det',
      text: 'Præmien afgøres, når spillet er afgjort, efter de viste chancer. At åbne boksen viser den kun; at vente ændrer ingenting.',
    },
    cupPlaces: {
      heading: 'Sådan tælles pladserne',
      text: 'Efter point fra afgjorte spil. Ved lige mange point er den, der nåede dem først, foran. 1 % af hver indsats i turneringen lægges til præmiepuljen.',
    },
    cupPaid: {
      heading: 'Hvornår præmier udbetales',
      text: 'Pladserne tjekkes efter afslutningen. Præmier udbetales som penge, du kan spille for eller hæve.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Byens lys',
      description: 'Vi lægger 1 % af hver satset euro til jackpottene. Hver af dem falder, før den når sin grænse.',
    },
    'night-train': {
      name: 'Nattoget',
      description: 'Vi lægger 0,5 % af hver satset euro til. En lille jackpot, der falder ofte.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Gratisspil', money: 'Kontanter', points: 'Point', nothing: 'Ingenting' },
} satisfies SandboxWords['offers'];

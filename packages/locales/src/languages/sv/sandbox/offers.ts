import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25 % kombiboost',
      description: 'Ju fler val i din kombi, desto större boost: upp till 25 % högre utbetalning.',
    },
    'double-boost': {
      name: '10 % kombiboost',
      description:
        '10 % högre utbetalning på kombi med två eller fler val. Kan användas tre gånger. Ersätter andra boostar du har.',
    },
    'welcome-freebet': {
      name: 'Gratisspel som välkomst',
      description: 'Ett gratisspel på valfri singel eller kombi till 1,50 eller högre.',
    },
    'deposit-no-risk': {
      name: 'Pengarna tillbaka-spel',
      description: 'Spela med dina egna pengar. Om spelet förlorar får du tillbaka insatsen.',
    },
    'friday-freebet': {
      name: 'Fredagsfotboll',
      description: 'Ett gratisspel på fotboll varje vecka, endast före match.',
    },
    'verified-freebet': {
      name: 'Gratisspel för verifierade',
      description: 'För spelare med verifierat konto.',
    },
    'code-freebet': { name: 'Gratisspel med kampanjkod', description: 'För spelare med kampanjkod.' },
    'summer-freebet': { name: 'Sommarens gratisspel', description: 'Kampanjkoden har gått ut.' },
    'reward-freebet': { name: 'Gratisspel som belöning', description: 'För spelen du har lagt.' },
    'goal-hunt': { name: 'Måljakt', description: 'Samla poäng med varje spel och byt dem mot gratisspel.' },
    'lucky-crate': {
      name: 'Lyckolåda',
      description: 'Ett spel som använder den får en prislåda när det är avgjort. Se chanserna nedan.',
    },
    'weekend-cup': {
      name: 'Helgcupen',
      description: 'Samla poäng med dina spel och dela prispotten med de bästa.',
    },
  },
  terms: {
    who: {
      heading: 'Vem den är för',
      text: 'Spelare med öppet konto som inte har tagit en paus eller stängt av sig.',
    },
    end: {
      heading: 'När den slutar',
      text: 'Bonusen slutar vid angiven tid. Ett spel som läggs innan dess behåller den tills det är avgjort.',
    },
    refund: {
      heading: 'Ogiltiga och ej accepterade spel',
      text: 'Om ett spel med gratisspel blir ogiltigt eller inte accepteras får du tillbaka gratisspelet och kan använda det igen.',
    },
    allWin: {
      heading: 'Vad det ger',
      text: 'Om spelet vinner får du vinsten plus gratisspelets insats.',
    },
    onlyWin: {
      heading: 'Vad det ger',
      text: 'Om spelet vinner får du vinsten. Gratisspelets insats betalas inte ut.',
    },
    noRisk: {
      heading: 'Vad det ger',
      text: 'Du spelar med dina egna pengar. Om spelet förlorar får du tillbaka den del av insatsen du förlorade.',
    },
    oneBet: {
      heading: 'Så används det',
      text: 'Använd hela gratisspelet på ett spel. Det kan inte delas upp, tas ut eller användas för cashout.',
    },
    boost: {
      heading: 'Vad den ger',
      text: 'Utbetalningen för en vinnande kombi multipliceras med boosten för antalet val.',
    },
    void: {
      heading: 'Ogiltiga val',
      text: 'Ett ogiltigt val räknas inte. Kombin får då boosten för de val som är kvar, eller ingen.',
    },
    doubleBoost: {
      heading: 'Vad den ger',
      text: 'Utbetalningen för en vinnande kombi med två eller fler val multipliceras med 1,10.',
    },
    threeTimes: {
      heading: 'Hur ofta',
      text: 'Du kan använda den tre gånger. När du aktiverar den upphör andra boostar du har.',
    },
    huntPoints: {
      heading: 'Så räknas poängen',
      text: 'Tio poäng per satsad valutaenhet till oddset 2,00, fler vid högre odds och färre vid lägre, när spelet är avgjort. Varje match räknas en gång. Spel med cashout och ogiltiga spel räknas inte.',
    },
    huntUse: {
      heading: 'Vad poängen är till för',
      text: 'Varje steg ger dig ett gratisspel. Du kan också använda poäng för att uppgradera gratisspel.',
    },
    crate: {
      heading: 'Så fungerar det',
      text: 'Priset avgörs när spelet är avgjort, enligt de chanser som visas. Att öppna lådan visar det bara; att vänta ändrar ingenting.',
    },
    cupPlaces: {
      heading: 'Så räknas placeringarna',
      text: 'Efter poäng från avgjorda spel. Vid lika poäng ligger den före som nådde dem först. 1 % av varje insats i turneringen läggs till prispotten.',
    },
    cupPaid: {
      heading: 'När priserna betalas',
      text: 'Placeringarna kontrolleras efter slutet. Priserna betalas som pengar du kan spela för eller ta ut.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Stadens ljus',
      description: 'Vi lägger 1 % av varje satsad euro till jackpottarna. Var och en faller innan den når sin gräns.',
    },
    'night-train': {
      name: 'Nattåget',
      description: 'Vi lägger till 0,5 % av varje satsad euro. En liten jackpott som faller ofta.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Gratisspel', money: 'Pengar', points: 'Poäng', nothing: 'Ingenting' },
} satisfies SandboxWords['offers'];

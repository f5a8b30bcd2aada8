import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Boost multipla 25%',
      description: 'Più selezioni ha la tua multipla, più grande è il boost: fino al 25% di vincita in più.',
    },
    'double-boost': {
      name: 'Boost multipla 10%',
      description:
        '10% di vincita in più sulle multiple di due o più selezioni. Tre utilizzi. Sostituisce ogni altro boost che hai.',
    },
    'welcome-freebet': {
      name: 'Freebet di benvenuto',
      description: 'Una freebet su qualsiasi singola o multipla a quota 1,50 o superiore.',
    },
    'deposit-no-risk': {
      name: 'Scommessa rimborsata',
      description: 'Scommetti con il tuo denaro. Se la scommessa perde, riavrai la puntata.',
    },
    'friday-freebet': {
      name: 'Venerdì calcio',
      description: 'Una freebet ogni settimana sul calcio, solo prima della partita.',
    },
    'verified-freebet': {
      name: 'Freebet giocatore verificato',
      description: 'Per i giocatori con un conto verificato.',
    },
    'code-freebet': { name: 'Freebet con codice promo', description: 'Per i giocatori con un codice promo.' },
    'summer-freebet': { name: 'Freebet d’estate', description: 'Questo codice promo è scaduto.' },
    'reward-freebet': { name: 'Freebet premio', description: 'Per le scommesse che hai piazzato.' },
    'goal-hunt': {
      name: 'Caccia al gol',
      description: 'Raccogli punti con ogni scommessa e trasformali in freebet.',
    },
    'lucky-crate': {
      name: 'Scrigno fortunato',
      description: 'Una scommessa che lo usa riceve uno scrigno quando è conclusa. Le probabilità sono qui sotto.',
    },
    'weekend-cup': {
      name: 'Coppa del weekend',
      description: 'Raccogli punti con le tue scommesse e dividi il montepremi con i migliori.',
    },
  },
  terms: {
    who: {
      heading: 'Per chi è',
      text: 'Giocatori con un conto aperto che non sono in pausa o autoesclusi.',
    },
    end: {
      heading: 'Quando finisce',
      text: 'Il bonus finisce all’ora indicata. Una scommessa piazzata prima lo mantiene fino alla chiusura.',
    },
    refund: {
      heading: 'Scommesse annullate e non accettate',
      text: 'Se una scommessa con freebet è annullata o non accettata, riavrai la freebet e potrai usarla di nuovo.',
    },
    allWin: {
      heading: 'Quanto paga',
      text: 'Se la scommessa vince, ricevi la vincita netta più la puntata della freebet.',
    },
    onlyWin: {
      heading: 'Quanto paga',
      text: 'Se la scommessa vince, ricevi la vincita netta. La puntata della freebet non viene restituita.',
    },
    noRisk: {
      heading: 'Quanto paga',
      text: 'Scommetti con il tuo denaro. Se la scommessa perde, riavrai la parte di puntata persa.',
    },
    oneBet: {
      heading: 'Come si usa',
      text: 'Usa tutta la freebet su una sola scommessa. Non si può dividere né prelevare, e non ammette cashout.',
    },
    boost: {
      heading: 'Quanto paga',
      text: 'La vincita di una multipla vincente è moltiplicata per il boost previsto per il suo numero di selezioni.',
    },
    void: {
      heading: 'Selezioni annullate',
      text: 'Una selezione annullata non conta. La multipla riceve il boost delle selezioni rimaste, o nessuno.',
    },
    doubleBoost: {
      heading: 'Quanto paga',
      text: 'La vincita di una multipla vincente di due o più selezioni è moltiplicata per 1,10.',
    },
    threeTimes: {
      heading: 'Quante volte',
      text: 'Puoi usarlo tre volte. Attivandolo finisce ogni altro boost che hai.',
    },
    huntPoints: {
      heading: 'Come si contano i punti',
      text: 'Dieci punti per ogni unità puntata a quota 2,00, di più a quote più alte e di meno a quote più basse, quando la scommessa è conclusa. Ogni partita conta una volta. Le scommesse con cashout e quelle annullate non contano.',
    },
    huntUse: {
      heading: 'A cosa servono i punti',
      text: 'Ogni traguardo ti dà una freebet. Puoi usare i punti anche per migliorare le freebet.',
    },
    crate: {
      heading: 'Come funziona',
      text: 'Il premio si decide quando la scommessa è conclusa, secondo le probabilità indicate. Aprire lo scrigno lo rivela soltanto; aspettare non cambia nulla.',
    },
    cupPlaces: {
      heading: 'Come si fa la classifica',
      text: 'In base ai punti delle scommesse concluse. A parità di punti è avanti chi li ha raggiunti prima. L’1% di ogni puntata del torneo va nel montepremi.',
    },
    cupPaid: {
      heading: 'Quando si pagano i premi',
      text: 'La classifica viene controllata dopo la fine. I premi sono in denaro che puoi scommettere o prelevare.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Luci della città',
      description: 'Aggiungiamo ai jackpot l’1% di ogni euro scommesso. Ognuno esce prima di arrivare al suo limite.',
    },
    'night-train': {
      name: 'Treno della notte',
      description: 'Aggiungiamo lo 0,5% di ogni euro scommesso. Un jackpot piccolo che esce spesso.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Denaro', points: 'Punti', nothing: 'Niente' },
} satisfies SandboxWords['offers'];

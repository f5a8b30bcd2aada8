export default {
  notCovered: {
    short: 'Ikke dækket',
    title: 'Vi følger ikke længere kampen',
    text: 'Der er ikke flere odds på den. Spil, du har placeret, afgøres efter det officielle resultat.',
  },
  market: {
    handedOver: 'Skifter til liveodds. Markedet åbner måske igen om lidt.',
    cancelled: 'Markedet er annulleret. Indsatser betales tilbage.',
    closes: 'Spil indtil {time}',
  },
  farming: {
    average: 'Gennemsnitlig indsats {amount} på {count, plural, one {# spil} other {# spil}}.',
    freebets: 'Dine åbne spil kan give {amount} i gratisspil.',
    started: 'Præmiepuljen startede på {amount}.',
    boostable: 'Dine point kan hæve {count, plural, one {# gratisspil} other {# gratisspil}}.',
  },
  jackpot: {
    paid: '{amount} udbetalt indtil nu',
    created: 'Ikke startet endnu',
    disabled: 'Slået fra',
    finished: 'Afsluttet',
    paused: 'Sat på pause',
  },
  oldBrowser: 'Din browser er forældet, så siderne vises i én kolonne. Opdatér den for at se det hele.',
  bonusOff: 'Vi har slået bonussen fra. Den kan ikke bruges længere.',
  bet: {
    cancelled: 'Vi har annulleret spillet. Indsatsen er tilbage på din saldo.',
    withdrawn: 'Spillet er trukket tilbage. Indsatsen er tilbage på din saldo.',
  },
} as const;

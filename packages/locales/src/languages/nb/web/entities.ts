export default {
  notCovered: {
    short: 'Ikke dekket',
    title: 'Vi følger ikke lenger kampen',
    text: 'Det er ingen flere odds på den. Spill du har plassert, avgjøres av det offisielle resultatet.',
  },
  market: {
    handedOver: 'Går over til liveodds. Markedet kan åpne igjen om litt.',
    cancelled: 'Markedet er annullert. Innsatser betales tilbake.',
    closes: 'Spill til {time}',
  },
  farming: {
    average: 'Gjennomsnittlig innsats {amount} på {count, plural, one {# spill} other {# spill}}.',
    freebets: 'De åpne spillene dine kan gi {amount} i gratisspill.',
    started: 'Premiepotten startet på {amount}.',
    boostable: 'Poengene dine kan øke {count, plural, one {# gratisspill} other {# gratisspill}}.',
  },
  jackpot: {
    paid: '{amount} utbetalt så langt',
    created: 'Ikke startet ennå',
    disabled: 'Slått av',
    finished: 'Avsluttet',
    paused: 'Satt på pause',
  },
  oldBrowser: 'Nettleseren din er utdatert, så sidene vises i én kolonne. Oppdater den for å se alt.',
  bonusOff: 'Vi har slått av bonusen. Den kan ikke brukes lenger.',
  bet: {
    cancelled: 'Vi har annullert spillet. Innsatsen er tilbake på saldoen din.',
    withdrawn: 'Spillet er trukket tilbake. Innsatsen er tilbake på saldoen din.',
  },
} as const;

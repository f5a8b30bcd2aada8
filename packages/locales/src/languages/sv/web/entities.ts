export default {
  notCovered: {
    short: 'Bevakas inte',
    title: 'Vi följer inte längre matchen',
    text: 'Det finns inga fler odds på den. Spel du har lagt avgörs av det officiella resultatet.',
  },
  market: {
    handedOver: 'Övergår till liveodds. Marknaden kan öppna igen om en stund.',
    cancelled: 'Marknaden är annullerad. Insatserna betalas tillbaka.',
    closes: 'Spel till {time}',
  },
  farming: {
    average: 'Genomsnittlig insats {amount} på {count, plural, one {# spel} other {# spel}}.',
    freebets: 'Dina öppna spel kan ge {amount} i gratisspel.',
    started: 'Prispotten började på {amount}.',
    boostable: 'Dina poäng kan höja {count, plural, one {# gratisspel} other {# gratisspel}}.',
  },
  jackpot: {
    paid: '{amount} utbetalt hittills',
    created: 'Inte startad än',
    disabled: 'Avstängd',
    finished: 'Avslutad',
    paused: 'Pausad',
  },
  oldBrowser: 'Din webbläsare är för gammal, så sidorna visas i en kolumn. Uppdatera den för att se allt.',
  bonusOff: 'Vi har stängt av bonusen. Den kan inte användas längre.',
  bet: {
    cancelled: 'Vi har annullerat spelet. Insatsen är tillbaka på ditt saldo.',
    withdrawn: 'Spelet har återkallats. Insatsen är tillbaka på ditt saldo.',
  },
} as const;

export default {
  terms: {
    title: 'Vilkår',
    text: 'Vilkårene våre er endret.',
    read: 'Les vilkårene',
    accept: 'Godta',
  },
  oddsWarning: {
    text: 'Spillet ditt plasseres også når oddsen faller. Nedenfor kan du velge den laveste oddsen du godtar for hvert valg.',
    ok: 'Forstått',
  },
  top: {
    label: 'Til toppen',
    switch: 'Knapp til toppen',
  },
} as const;

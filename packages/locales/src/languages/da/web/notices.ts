export default {
  terms: {
    title: 'Vilkår',
    text: 'Vores vilkår er ændret.',
    read: 'Læs vilkårene',
    accept: 'Acceptér',
  },
  oddsWarning: {
    text: 'Dit spil placeres også, når odds falder. Nedenfor kan du angive det laveste odds, du accepterer for hvert valg.',
    ok: 'Forstået',
  },
  top: {
    label: 'Til toppen',
    switch: 'Knap til toppen',
  },
} as const;

export default {
  terms: {
    title: 'Uslovi',
    text: 'Naši uslovi su se promijenili.',
    read: 'Pročitaj uslove',
    accept: 'Prihvatam',
  },
  oddsWarning: {
    text: 'Opklada se odigra i kad kvota padne. Niže možeš za svaki tip postaviti najnižu kvotu koju prihvataš.',
    ok: 'Razumijem',
  },
  top: {
    label: 'Na vrh',
    switch: 'Dugme Na vrh',
  },
} as const;

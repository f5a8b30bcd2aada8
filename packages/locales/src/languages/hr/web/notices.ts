export default {
  terms: {
    title: 'Uvjeti',
    text: 'Naši uvjeti su se promijenili.',
    read: 'Pročitaj uvjete',
    accept: 'Prihvaćam',
  },
  oddsWarning: {
    text: 'Oklada se odigra i kad koeficijent padne. Niže možeš za svaki tip postaviti najniži koeficijent koji prihvaćaš.',
    ok: 'Razumijem',
  },
  top: {
    label: 'Na vrh',
    switch: 'Gumb Na vrh',
  },
} as const;

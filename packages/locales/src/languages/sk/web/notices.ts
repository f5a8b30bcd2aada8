export default {
  terms: {
    title: 'Podmienky',
    text: 'Naše podmienky sa zmenili.',
    read: 'Prečítať podmienky',
    accept: 'Súhlasím',
  },
  oddsWarning: {
    text: 'Stávka sa podá aj vtedy, keď kurz klesne. Nižšie môžete pri každom tipe nastaviť najnižší kurz, ktorý prijímate.',
    ok: 'Rozumiem',
  },
  top: {
    label: 'Hore',
    switch: 'Tlačidlo Hore',
  },
} as const;

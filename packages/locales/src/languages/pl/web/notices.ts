export default {
  terms: {
    title: 'Regulamin',
    text: 'Nasz regulamin się zmienił.',
    read: 'Przeczytaj regulamin',
    accept: 'Akceptuj',
  },
  oddsWarning: {
    text: 'Twój zakład zostanie postawiony także wtedy, gdy kurs spadnie. Poniżej możesz ustawić najniższy kurs dla każdego typu.',
    ok: 'Rozumiem',
  },
  top: {
    label: 'Do góry',
    switch: 'Przycisk „Do góry”',
  },
} as const;

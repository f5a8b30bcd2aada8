export default {
  title: 'Befizetés',
  failedToLoad:
    'Nem sikerült betölteni a fizetési űrlapot. Nem vontunk le pénzt. Próbáld újra, vagy használd a befizetési oldalt.',
  openPage: 'Befizetési oldal megnyitása',
  result: {
    success: { title: 'Befizetés megérkezett', text: 'A pénz az egyenlegeden van.' },
    pending: { title: 'Befizetés folyamatban', text: 'Amint megérkezik, a pénz az egyenlegeden lesz.' },
    error: {
      title: 'Sikertelen befizetés',
      text: 'Nem vontunk le pénzt. Próbáld újra, vagy válassz másik fizetési módot.',
    },
  },
} as const;

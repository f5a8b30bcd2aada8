export default {
  banners: 'Oferty',
  banner: 'Oferta {number, number} z {count, number}',
  stop: 'Zatrzymaj oferty',
  start: 'Wznów oferty',
  open: 'Zobacz więcej',
  liveNow: 'Teraz na żywo',
  allLive: 'Wszystkie mecze na żywo',
  top: 'Top mecze',
  startingSoon: 'Wkrótce',
  schedule: 'Terminarz',
  leagues: 'Ligi',
  footer: 'Wszystkie strony',
  noLive: {
    title: 'Brak meczów na żywo',
    text: 'Nadchodzące mecze znajdziesz poniżej.',
  },
  noUpcoming: {
    title: 'Brak nadchodzących meczów',
    text: 'Nowe mecze pojawią się tu, gdy tylko będą kursy.',
  },
} as const;

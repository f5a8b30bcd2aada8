export default {
  close: 'Zatvori',
  loading: 'Učitavanje',
  late: 'Traje dulje nego inače. I dalje pokušavamo. Provjeri vezu.',
  reload: 'Ponovno učitaj',
  previousPage: 'Prethodna stranica',
  nextPage: 'Sljedeća stranica',
  pages: 'Stranice',
  page: 'Stranica {page, number}',
} as const;

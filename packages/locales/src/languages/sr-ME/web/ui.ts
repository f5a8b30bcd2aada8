export default {
  close: 'Zatvori',
  loading: 'Učitavanje',
  late: 'Traje duže nego inače. I dalje pokušavamo. Provjeri vezu.',
  reload: 'Ponovo učitaj',
  previousPage: 'Prethodna stranica',
  nextPage: 'Sljedeća stranica',
  pages: 'Stranice',
  page: 'Stranica {page, number}',
} as const;

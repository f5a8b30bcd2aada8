export default {
  close: 'Schließen',
  loading: 'Wird geladen',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pages: 'Seiten',
  page: 'Seite {page, number}',
} as const;

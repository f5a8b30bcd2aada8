export default {
  close: 'Schließen',
  loading: 'Wird geladen',
  late: 'Das dauert länger als sonst. Wir versuchen es weiter. Prüfe deine Verbindung.',
  reload: 'Seite neu laden',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pages: 'Seiten',
  page: 'Seite {page, number}',
} as const;

export default {
  close: 'Stäng',
  loading: 'Laddar',
  late: 'Det tar längre tid än vanligt. Vi försöker fortfarande. Kontrollera din anslutning.',
  reload: 'Ladda om sidan',
  previousPage: 'Föregående sida',
  nextPage: 'Nästa sida',
  pages: 'Sidor',
  page: 'Sida {page, number}',
} as const;

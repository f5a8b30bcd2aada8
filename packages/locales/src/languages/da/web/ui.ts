export default {
  close: 'Luk',
  loading: 'Indlæser',
  late: 'Det tager længere tid end normalt. Vi prøver stadig. Tjek din forbindelse.',
  reload: 'Genindlæs siden',
  previousPage: 'Forrige side',
  nextPage: 'Næste side',
  pages: 'Sider',
  page: 'Side {page, number}',
} as const;

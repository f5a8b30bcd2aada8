export default {
  close: 'Închide',
  loading: 'Se încarcă',
  late: 'Durează mai mult ca de obicei. Încă încercăm. Verifică conexiunea.',
  reload: 'Reîncarcă pagina',
  previousPage: 'Pagina anterioară',
  nextPage: 'Pagina următoare',
  pages: 'Pagini',
  page: 'Pagina {page, number}',
} as const;

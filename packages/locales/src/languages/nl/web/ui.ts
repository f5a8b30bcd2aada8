export default {
  close: 'Sluiten',
  loading: 'Laden',
  late: 'Dit duurt langer dan normaal. We proberen het nog. Controleer je verbinding.',
  reload: 'Pagina opnieuw laden',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
  pages: 'Pagina’s',
  page: 'Pagina {page, number}',
} as const;

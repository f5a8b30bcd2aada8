export default {
  close: 'Chiudi',
  loading: 'Caricamento',
  late: 'Ci vuole più del solito. Stiamo ancora provando. Controlla la connessione.',
  reload: 'Ricarica la pagina',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  pages: 'Pagine',
  page: 'Pagina {page, number}',
} as const;

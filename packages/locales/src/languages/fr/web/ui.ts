export default {
  close: 'Fermer',
  loading: 'Chargement',
  late: 'C’est plus long que d’habitude. Nous essayons toujours. Vérifiez votre connexion.',
  reload: 'Recharger la page',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pages: 'Pages',
  page: 'Page {page, number}',
} as const;

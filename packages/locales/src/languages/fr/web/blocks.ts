export default {
  banners: 'Offres',
  banner: 'Offre {number, number} sur {count, number}',
  stop: 'Arrêter le défilement',
  start: 'Faire défiler les offres',
  open: 'Voir plus',
  liveNow: 'En direct',
  allLive: 'Tous les matchs en direct',
  top: 'Top matchs',
  startingSoon: 'Bientôt',
  schedule: 'Calendrier',
  leagues: 'Compétitions',
  footer: 'Toutes les pages',
  noLive: {
    title: 'Aucun match en direct',
    text: 'Les matchs à venir sont ci-dessous.',
  },
  noUpcoming: {
    title: 'Aucun match à venir',
    text: 'Les nouveaux matchs apparaissent ici dès que les cotes sont publiées.',
  },
} as const;

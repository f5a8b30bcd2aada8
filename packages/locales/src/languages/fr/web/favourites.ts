export default {
  star: 'Favori : {name}',
  notAdded: '{name} n’a pas pu être ajouté à vos favoris. Réessayez.',
  notRemoved: '{name} n’a pas pu être retiré de vos favoris. Réessayez.',
  full: 'Vos favoris sont au complet. Retirez-en un pour en ajouter un autre.',
  title: 'Favoris',
  description: 'Vos matchs et compétitions favoris.',
  empty: {
    title: 'Pas encore de favoris',
    text: 'Touchez l’étoile à côté d’un match ou d’une compétition pour l’ajouter.',
  },
  emptySport: {
    title: 'Pas de favoris dans ce sport',
    text: 'Touchez l’étoile à côté d’un match ou d’une compétition pour l’ajouter.',
  },
  browse: 'Voir tous les matchs',
  live: 'En direct',
  upcoming: 'À venir',
  leagues: 'De vos compétitions',
  over: 'Terminés',
  needsScript: 'Les favoris sont enregistrés dans votre navigateur. Activez JavaScript pour les voir.',
} as const;

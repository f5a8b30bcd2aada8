export default {
  notFound: {
    title: 'Cette page est introuvable',
    text: 'L’adresse est peut-être incorrecte ou le match est terminé.',
  },
  failed: {
    title: 'Une erreur est survenue',
    text: 'Cette page n’a pas pu être affichée. Revenez un peu plus tard. Aucun pari n’a été placé ni modifié.',
  },
  blocked: {
    title: 'Nous ne sommes pas disponibles dans votre pays',
    titleIn: 'Nous ne sommes pas disponibles actuellement dans ce pays : {countryName}',
    text: 'Vous ne pouvez pas parier depuis ce pays. Vos paris déjà placés restent valables et sont réglés normalement.',
  },
  locked: {
    title: 'Accès refusé',
    text: 'Vous n’avez pas accès à cette page. Connectez-vous avec un compte qui y a accès ou revenez aux paris.',
  },
  busy: {
    title: 'Il y a beaucoup de monde en ce moment',
    text: 'Aucun pari n’a été placé ni modifié. Cette page se charge automatiquement dans un instant.',
  },
  offline: {
    title: 'Pas de connexion',
  },
  unreachable: {
    title: 'Les matchs n’ont pas pu être chargés',
    text: 'Notre serveur ne répond pas. Réessayez dans un instant.',
  },
  home: 'Aller aux paris',
  retry: 'Réessayer',
} as const;

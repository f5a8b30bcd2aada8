export default {
  title: 'Dépôt',
  failedToLoad:
    'Le formulaire de paiement n’a pas pu être chargé. Aucun montant n’a été débité. Réessayez ou utilisez la page de dépôt.',
  openPage: 'Ouvrir la page de dépôt',
  result: {
    success: { title: 'Dépôt reçu', text: 'L’argent est sur votre solde.' },
    pending: { title: 'Dépôt en attente', text: 'L’argent sera sur votre solde dès qu’il arrivera.' },
    error: {
      title: 'Échec du dépôt',
      text: 'Aucun montant n’a été débité. Réessayez ou choisissez un autre moyen de paiement.',
    },
  },
} as const;

/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Dépôt reçu',
    success_text: 'L’argent est sur votre solde.',
    pending: 'Dépôt en attente',
    pending_text: 'L’argent sera sur votre solde dès qu’il arrivera.',
    error: 'Échec du dépôt',
    error_text: 'Aucun montant n’a été débité. Réessayez ou choisissez un autre moyen de paiement.',
    refused: 'Dépôt refusé',
    refused_text: 'Aucun montant n’a été débité. La raison est indiquée dans le formulaire.',
  },
} as const;

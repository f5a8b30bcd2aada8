import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Montant',
  currency: 'Devise',
  method: 'Payer par',
  card: 'Carte',
  bank: 'Virement bancaire',
  deposit: 'Déposer',
  noAmount: 'Saisissez un montant.',
  noAnswer: 'Nous n’avons pas reçu de réponse. Vérifiez vos opérations avant de déposer à nouveau.',
  refused: 'Dépôt refusé. Aucun montant n’a été débité.',
  success: 'L’argent est sur votre solde.',
  pending: 'Dépôt en attente. L’argent sera sur votre solde dès qu’il arrivera.',
  error: 'Échec du dépôt. Aucun montant n’a été débité.',
} satisfies HostWords['payment'];

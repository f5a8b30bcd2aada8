import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Bienvenue sur Slipstream',
    caption: 'Votre argent fictif est sur votre solde',
    body: 'Les matchs sont simulés et l’argent est fictif. Fixez vos limites avant de commencer.',
  },
  deposit_done: {
    title: 'Dépôt reçu',
    caption: '{amount}',
    body: 'L’argent est sur votre solde.',
  },
  deposit_failed: {
    title: 'Échec du dépôt',
    caption: '{amount}',
    body: 'Aucun montant n’a été débité. Réessayez ou choisissez un autre moyen de paiement.',
  },
  password_changed: {
    title: 'Votre mot de passe a été modifié',
    caption: 'Vos sessions sur vos autres appareils ont été fermées',
    body: 'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant.',
  },
  limit_set: {
    title: 'Limite enregistrée',
    caption: '',
    body: 'Retrouvez-la dans Limites et pauses.',
  },
} satisfies SandboxWords['notifications'];

export default {
  reconnecting: 'Reconnexion, cotes en pause',
  offline: 'Vous êtes hors ligne. Les cotes sont en pause jusqu’à votre retour.',
  kindDown: 'Les paris sont en pause ici. Ils reprennent dès que nos cotes sont de retour.',
  lost: {
    title: 'Pas de connexion',
    text: 'Vérifiez votre connexion internet. Les cotes sont en pause jusqu’à votre retour en ligne.',
  },
} as const;

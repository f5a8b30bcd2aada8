export default {
  title: 'Notifications push',
  device: 'Sur cet appareil',
  states: {
    off: 'Activez pour recevoir des alertes quand la page est fermée.',
    on: 'Cet appareil vous avertit, même quand la page est fermée.',
    blocked:
      'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses paramètres pour les activer.',
  },
  about: 'M’avertir de',
  topics: {
    bet_settled: 'Paris réglés',
    cashout_reached: 'Cash out auto',
    match_started: 'Début des matchs favoris',
    goal: 'Buts des matchs favoris',
    bonus: 'Nouveaux bonus',
  },
  ask: {
    title: 'Suivez le résultat',
    text: 'Nous pouvons vous avertir quand ce pari est réglé, même si la page est fermée.',
    yes: 'M’avertir',
    later: 'Plus tard',
    done: 'Notifications activées',
  },
  failed: {
    title: 'Les notifications n’ont pas pu être modifiées',
    text: 'Réessayez dans un instant.',
  },
  notSaved: {
    title: 'Votre choix n’a pas été enregistré',
    text: 'Réessayez dans un instant.',
  },
} as const;

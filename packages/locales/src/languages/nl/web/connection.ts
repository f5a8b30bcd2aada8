export default {
  reconnecting: 'Opnieuw verbinden, odds gepauzeerd',
  offline: 'Je bent offline. De odds zijn gepauzeerd tot je weer online bent.',
  kindDown: 'Wedden is hier gepauzeerd. Het gaat verder zodra onze odds er weer zijn.',
  lost: {
    title: 'Geen verbinding',
    text: 'Controleer je internetverbinding. De odds zijn gepauzeerd tot je weer online bent.',
  },
} as const;

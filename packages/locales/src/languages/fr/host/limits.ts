import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limites et pauses',
  rule: 'Une limite plus stricte s’applique aussitôt. Assouplir ou supprimer une limite prend 24 heures. Une pause peut seulement être prolongée.',
  holding: 'Vos limites',
  setLimit: 'Fixer une limite',
  set: 'Fixer la limite',
  amount: 'Montant',
  currency: 'Devise',
  duration: 'Durée',
  period: 'Par',
  periods: { day: 'jour', week: 'semaine', month: 'mois' },
  kinds: {
    reality_check: {
      name: 'Rappel de jeu',
      about: 'À quelle fréquence nous vous rappelons votre temps de jeu et si vous gagnez ou perdez.',
    },
    sportsbook_session: {
      name: 'Session de paris',
      about: 'La durée maximale de paris sans pause. Les paris s’arrêtent ensuite pendant 15 minutes.',
    },
    session: {
      name: 'Durée de connexion',
      about: 'La durée maximale de connexion. Passé ce délai, nous vous déconnectons.',
    },
    activity: { name: 'Temps sur le site', about: 'Le temps maximal passé ici par jour, semaine ou mois.' },
    time: { name: 'Temps de paris' },
    deposit: { name: 'Dépôts', about: 'Le montant maximal de vos dépôts par jour, semaine ou mois.' },
    loss: { name: 'Pertes', about: 'Le montant maximal de vos pertes par jour, semaine ou mois.' },
    wager: { name: 'Mises', about: 'Le montant maximal de vos mises par jour, semaine ou mois.' },
    bet: { name: 'Mise par pari', about: 'La mise maximale sur un seul pari.' },
    coolingoff: { name: 'Faire une pause', about: 'Ni dépôts ni paris jusqu’à la fin de la pause.' },
    selfexclusion: {
      name: 'Auto-exclusion',
      about: 'Nous vous déconnectons partout et vous ne pouvez plus vous connecter avant la fin. C’est irréversible.',
    },
  },
} satisfies HostWords['limits'];

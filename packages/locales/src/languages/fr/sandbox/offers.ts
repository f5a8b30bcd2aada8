import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Boost combiné 25 %',
      description: 'Plus votre combiné a de sélections, plus le boost est élevé : jusqu’à 25 % de gains en plus.',
    },
    'double-boost': {
      name: 'Boost combiné 10 %',
      description:
        '10 % de gains en plus sur les combinés d’au moins deux sélections. Trois utilisations. Remplace tout autre boost.',
    },
    'welcome-freebet': {
      name: 'Freebet de bienvenue',
      description: 'Un freebet sur tout pari simple ou combiné à une cote de 1,50 ou plus.',
    },
    'deposit-no-risk': {
      name: 'Pari remboursé',
      description: 'Pariez avec votre propre argent. Si le pari est perdu, votre mise est remboursée.',
    },
    'friday-freebet': {
      name: 'Vendredi foot',
      description: 'Un freebet chaque semaine sur le football, avant le match uniquement.',
    },
    'verified-freebet': {
      name: 'Freebet joueur vérifié',
      description: 'Pour les joueurs dont le compte est vérifié.',
    },
    'code-freebet': { name: 'Freebet code promo', description: 'Pour les joueurs qui ont un code promo.' },
    'summer-freebet': { name: 'Freebet d’été', description: 'Ce code promo a expiré.' },
    'reward-freebet': { name: 'Freebet récompense', description: 'Pour les paris que vous avez placés.' },
    'goal-hunt': {
      name: 'Chasse aux buts',
      description: 'Gagnez des points à chaque pari et échangez-les contre des freebets.',
    },
    'lucky-crate': {
      name: 'Coffre chance',
      description: 'Un pari qui l’utilise reçoit un coffre quand il est réglé. Les probabilités sont ci-dessous.',
    },
    'weekend-cup': {
      name: 'Coupe du week-end',
      description: 'Gagnez des points avec vos paris et partagez la cagnotte avec les meilleurs.',
    },
  },
  terms: {
    who: {
      heading: 'Pour qui',
      text: 'Les joueurs dont le compte est ouvert et qui ne sont ni en pause ni auto-exclus.',
    },
    end: {
      heading: 'Quand il prend fin',
      text: 'Le bonus prend fin à l’heure indiquée. Un pari placé avant le conserve jusqu’à son règlement.',
    },
    refund: {
      heading: 'Paris annulés ou non acceptés',
      text: 'Si un pari avec un freebet est annulé ou non accepté, vous récupérez le freebet et pouvez le réutiliser.',
    },
    allWin: {
      heading: 'Ce qu’il rapporte',
      text: 'Si le pari est gagné, vous recevez les gains nets plus la mise du freebet.',
    },
    onlyWin: {
      heading: 'Ce qu’il rapporte',
      text: 'Si le pari est gagné, vous recevez les gains nets. La mise du freebet n’est pas restituée.',
    },
    noRisk: {
      heading: 'Ce qu’il rapporte',
      text: 'Vous pariez avec votre propre argent. Si le pari est perdu, la part perdue de la mise est remboursée.',
    },
    oneBet: {
      heading: 'Comment l’utiliser',
      text: 'Utilisez tout le freebet sur un seul pari. Il ne peut être ni divisé, ni retiré, ni encaissé en cash out.',
    },
    boost: {
      heading: 'Ce qu’il rapporte',
      text: 'Les gains d’un combiné gagnant sont multipliés par le boost lié à son nombre de sélections.',
    },
    void: {
      heading: 'Sélections annulées',
      text: 'Une sélection annulée ne compte pas. Le combiné reçoit alors le boost des sélections restantes, ou aucun.',
    },
    doubleBoost: {
      heading: 'Ce qu’il rapporte',
      text: 'Les gains d’un combiné gagnant d’au moins deux sélections sont multipliés par 1,10.',
    },
    threeTimes: {
      heading: 'Combien de fois',
      text: 'Vous pouvez l’utiliser trois fois. L’activer met fin à tout autre boost que vous avez.',
    },
    huntPoints: {
      heading: 'Calcul des points',
      text: 'Dix points par unité misée à une cote de 2,00, plus si la cote est plus haute et moins si elle est plus basse, quand le pari est réglé. Chaque match compte une fois. Les paris en cash out et les paris annulés ne comptent pas.',
    },
    huntUse: {
      heading: 'À quoi servent les points',
      text: 'Chaque palier vous donne un freebet. Les points servent aussi à augmenter vos freebets.',
    },
    crate: {
      heading: 'Comment ça marche',
      text: 'Le lot est tiré quand le pari est réglé, selon les probabilités affichées. Ouvrir le coffre ne fait que le révéler ; attendre ne change rien.',
    },
    cupPlaces: {
      heading: 'Calcul du classement',
      text: 'Selon les points des paris réglés. À égalité, le joueur qui les a atteints en premier est devant. 1 % de chaque mise du tournoi s’ajoute à la cagnotte.',
    },
    cupPaid: {
      heading: 'Versement des lots',
      text: 'Le classement est vérifié après la fin. Les lots sont versés en argent que vous pouvez parier ou retirer.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Lumières de la ville',
      description: 'Nous ajoutons 1 % de chaque euro parié aux jackpots. Chacun tombe avant d’atteindre sa limite.',
    },
    'night-train': {
      name: 'Train de nuit',
      description: 'Nous ajoutons 0,5 % de chaque euro parié. Un petit jackpot qui tombe souvent.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Argent', points: 'Points', nothing: 'Rien' },
} satisfies SandboxWords['offers'];

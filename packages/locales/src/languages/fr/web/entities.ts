export default {
  notCovered: {
    short: 'Non couvert',
    title: 'Nous ne suivons plus ce match',
    text: 'Il n’y a plus de cotes. Les paris placés sont réglés selon le résultat officiel.',
  },
  market: {
    handedOver: 'Passage aux cotes en direct. Le marché peut rouvrir dans un instant.',
    cancelled: 'Marché annulé. Les mises sont remboursées.',
    closes: 'Paris jusqu’à {time}',
  },
  farming: {
    average: 'Mise moyenne de {amount} sur {count, plural, one {# pari} other {# paris}}.',
    freebets: 'Vos paris en cours peuvent rapporter {amount} de freebets.',
    started: 'La cagnotte a démarré à {amount}.',
    boostable: 'Vos points peuvent augmenter {count, plural, one {# freebet} other {# freebets}}.',
  },
  jackpot: {
    paid: 'Déjà versé : {amount}',
    created: 'Pas encore commencé',
    disabled: 'Désactivé',
    finished: 'Terminé',
    paused: 'En pause',
  },
  oldBrowser:
    'Votre navigateur n’est pas à jour, les pages s’affichent donc sur une colonne. Mettez-le à jour pour tout voir.',
  bonusOff: 'Nous avons désactivé ce bonus. Il ne peut plus être utilisé.',
  bet: {
    cancelled: 'Nous avons annulé ce pari. La mise est de retour sur votre solde.',
    withdrawn: 'Ce pari a été retiré. La mise est de retour sur votre solde.',
  },
} as const;

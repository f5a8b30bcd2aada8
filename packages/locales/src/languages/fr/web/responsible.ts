export default {
  limits: 'Limites et pauses',
  help: 'Aide',
  goOn: 'Continuer à jouer',
  leave: 'Se déconnecter',
  understood: 'OK',
  failed: 'Serveur injoignable. Réessayez.',
  reality_check: {
    title: 'Rappel de jeu',
    time: 'Vous jouez depuis {hours, plural, =0 {} one {# heure et } other {# heures et }}{minutes, plural, one {# minute} other {# minutes}}.',
    money: 'Pendant ce temps, vous avez misé {staked} et reçu {returned}.',
    up: 'Vous gagnez {amount}.',
    down: 'Vous perdez {amount}.',
    even: 'Vous êtes à l’équilibre.',
  },
  out_of_session: {
    title: 'Limite de session atteinte',
    text: 'Vous avez atteint la limite de session que vous avez fixée, nous avons donc fermé votre session. Votre panier est conservé et aucun pari n’a été placé ni modifié. Vous pourrez vous reconnecter après une pause.',
  },
  activity_limit: {
    title: 'Limite de temps atteinte',
    text: 'Vous avez atteint la limite de temps que vous avez fixée, nous avons donc fermé votre session. Votre panier est conservé et aucun pari n’a été placé ni modifié.',
  },
} as const;

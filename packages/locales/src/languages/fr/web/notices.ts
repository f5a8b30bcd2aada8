export default {
  terms: {
    title: 'Conditions',
    text: 'Nos conditions ont changé.',
    read: 'Lire les conditions',
    accept: 'Accepter',
  },
  oddsWarning: {
    text: 'Votre pari est aussi placé si la cote baisse. Vous pouvez fixer ci-dessous la cote minimale acceptée pour chaque sélection.',
    ok: 'Compris',
  },
  top: {
    label: 'Haut de page',
    switch: 'Bouton haut de page',
  },
} as const;

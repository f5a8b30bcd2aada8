export default {
  loading: 'Ouverture : {name}',
  failed: {
    title: 'Ouverture impossible : {name}',
    text: 'Aucun montant n’a été débité. Réessayez dans un instant.',
  },
  signIn: {
    title: 'Connectez-vous pour ouvrir {name}',
    text: 'L’ouverture se fait ici dès votre connexion.',
  },
  needsScript: 'Activez JavaScript pour utiliser cette page.',
  racing: { title: 'Courses hippiques', description: 'Programmes, cotes et résultats.' },
  lotteries: { title: 'Loteries', description: 'Des tirages 24 heures sur 24.' },
  arena: { title: 'Arène virtuelle', description: 'Des jeux virtuels, résultats en quelques minutes.' },
} as const;

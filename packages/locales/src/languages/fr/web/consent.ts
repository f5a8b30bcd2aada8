export default {
  title: 'Cookies',
  text: 'Nous utilisons des cookies pour mesurer l’utilisation du site et charger des services comme le chat. Vous pouvez parier sans.',
  more: 'En savoir plus',
  necessary: 'Nécessaires seulement',
  all: 'Tout accepter',
  options: { necessary: 'Nécessaires seulement', all: 'Tous' },
} as const;

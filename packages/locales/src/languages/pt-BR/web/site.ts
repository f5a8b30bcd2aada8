export default {
  homeTitle: '{siteName}: odds ao vivo e apostas esportivas',
  homeHeading: '{siteName}: jogos ao vivo e próximos',
  homeDescription: 'Placares ao vivo e odds que mudam com o jogo. Futebol, tênis, basquete e mais.',
  pageTitle: '{page} · {siteName}',
  share: {
    live: 'Ao vivo',
    final: 'Encerrado',
  },
} as const;

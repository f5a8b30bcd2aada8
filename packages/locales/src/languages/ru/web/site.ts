export default {
  homeTitle: '{siteName}: ставки на спорт и коэффициенты онлайн',
  homeHeading: '{siteName}: матчи в лайве и ближайшие',
  homeDescription: 'Счёт онлайн и коэффициенты, которые меняются вместе с игрой. Футбол, теннис, баскетбол и другие.',
  pageTitle: '{page} · {siteName}',
  share: {
    live: 'Лайв',
    final: 'Завершён',
  },
} as const;

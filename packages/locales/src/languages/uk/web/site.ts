export default {
  homeTitle: '{siteName}: коефіцієнти в лайві та ставки на спорт',
  homeHeading: '{siteName}: лайв і найближчі матчі',
  homeDescription: 'Рахунки та коефіцієнти в лайві: футбол, теніс, баскетбол та інше.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Лайв', final: 'Завершено' },
} as const;

export default {
  banners: 'Пропозиції',
  banner: 'Пропозиція {number, number} з {count, number}',
  stop: 'Зупинити пропозиції',
  start: 'Гортати пропозиції',
  open: 'Докладніше',
  liveNow: 'Зараз у лайві',
  allLive: 'Усі матчі в лайві',
  top: 'Топматчі',
  startingSoon: 'Незабаром почнуться',
  schedule: 'Розклад',
  leagues: 'Ліги',
  footer: 'Усі сторінки',
  noLive: {
    title: 'Зараз немає матчів у лайві',
    text: 'Найближчі матчі — нижче.',
  },
  noUpcoming: {
    title: 'Найближчих матчів немає',
    text: 'Нові матчі з’являться тут, щойно будуть коефіцієнти.',
  },
} as const;

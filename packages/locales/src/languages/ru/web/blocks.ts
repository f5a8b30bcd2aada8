export default {
  banners: 'Предложения',
  banner: 'Предложение {number, number} из {count, number}',
  stop: 'Остановить прокрутку',
  start: 'Листать автоматически',
  open: 'Посмотреть',
  liveNow: 'Сейчас в лайве',
  allLive: 'Все матчи в лайве',
  top: 'Топ-матчи',
  startingSoon: 'Скоро начнутся',
  schedule: 'Расписание',
  leagues: 'Лиги',
  footer: 'Все страницы',
  noLive: {
    title: 'Сейчас ничего не играется',
    text: 'Ближайшие матчи — чуть ниже.',
  },
  noUpcoming: {
    title: 'Матчей в расписании нет',
    text: 'Новые матчи появятся здесь, как только на них будут коэффициенты.',
  },
} as const;

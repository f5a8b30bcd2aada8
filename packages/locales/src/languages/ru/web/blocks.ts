export default {
  banners: 'Предложения',
  banner: 'Предложение {number, number} из {count, number}',
  stop: 'Остановить предложения',
  start: 'Показывать предложения',
  open: 'Подробнее',
  liveNow: 'Сейчас в лайве',
  allLive: 'Все матчи в лайве',
  top: 'Топ-матчи',
  startingSoon: 'Скоро начнутся',
  schedule: 'Расписание',
  leagues: 'Лиги',
  footer: 'Все страницы',
  noLive: {
    title: 'Сейчас нет матчей в лайве',
    text: 'Ближайшие матчи — чуть ниже.',
  },
  noUpcoming: {
    title: 'Предстоящих матчей нет',
    text: 'Новые матчи появятся здесь, как только на них будут коэффициенты.',
  },
} as const;

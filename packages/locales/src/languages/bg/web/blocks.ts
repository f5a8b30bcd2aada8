export default {
  banners: 'Оферти',
  banner: 'Оферта {number, number} от {count, number}',
  stop: 'Спри офертите',
  start: 'Пусни офертите',
  open: 'Виж повече',
  liveNow: 'Сега на живо',
  allLive: 'Всички мачове на живо',
  top: 'Топ мачове',
  startingSoon: 'Започват скоро',
  schedule: 'Програма',
  leagues: 'Лиги',
  footer: 'Всички страници',
  noLive: {
    title: 'В момента няма мачове на живо',
    text: 'Предстоящите мачове са по-долу.',
  },
  noUpcoming: {
    title: 'Няма предстоящи мачове',
    text: 'Новите мачове се появяват тук, щом има коефициенти.',
  },
} as const;

export default {
  banners: 'Ұсыныстар',
  banner: 'Ұсыныс {number, number}/{count, number}',
  stop: 'Ұсыныстарды тоқтату',
  start: 'Ұсыныстарды ойнату',
  open: 'Толығырақ',
  liveNow: 'Қазір лайвта',
  allLive: 'Лайвтағы барлық матч',
  top: 'Топ матчтар',
  startingSoon: 'Жақында басталады',
  schedule: 'Кесте',
  leagues: 'Лигалар',
  footer: 'Барлық бет',
  noLive: {
    title: 'Қазір лайвта матч жоқ',
    text: 'Алдағы матчтар төменде.',
  },
  noUpcoming: {
    title: 'Алдағы матчтар жоқ',
    text: 'Коэффициенттер шыққан бойда жаңа матчтар осында пайда болады.',
  },
} as const;

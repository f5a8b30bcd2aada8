export default {
  banners: 'Oferte',
  banner: 'Oferta {number, number} din {count, number}',
  stop: 'Oprește derularea',
  start: 'Derulează ofertele',
  open: 'Vezi mai mult',
  liveNow: 'Live acum',
  allLive: 'Toate meciurile live',
  top: 'Top meciuri',
  startingSoon: 'Încep curând',
  schedule: 'Program',
  leagues: 'Ligi',
  footer: 'Toate paginile',
  noLive: {
    title: 'Niciun meci live acum',
    text: 'Meciurile viitoare sunt mai jos.',
  },
  noUpcoming: {
    title: 'Niciun meci viitor',
    text: 'Meciurile noi apar aici imediat ce există cote.',
  },
} as const;

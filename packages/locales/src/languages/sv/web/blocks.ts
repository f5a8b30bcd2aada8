export default {
  banners: 'Erbjudanden',
  banner: 'Erbjudande {number, number} av {count, number}',
  stop: 'Pausa erbjudanden',
  start: 'Spela upp erbjudanden',
  open: 'Se mer',
  liveNow: 'Live nu',
  allLive: 'Alla livematcher',
  top: 'Toppmatcher',
  startingSoon: 'Börjar snart',
  schedule: 'Spelschema',
  leagues: 'Ligor',
  footer: 'Alla sidor',
  noLive: {
    title: 'Inga livematcher just nu',
    text: 'Kommande matcher finns nedan.',
  },
  noUpcoming: {
    title: 'Inga kommande matcher',
    text: 'Nya matcher visas här så snart oddsen är ute.',
  },
} as const;

export default {
  banners: 'Offerte',
  banner: 'Offerta {number, number} di {count, number}',
  stop: 'Ferma le offerte',
  start: 'Scorri le offerte',
  open: 'Scopri di più',
  liveNow: 'Live ora',
  allLive: 'Tutte le partite live',
  top: 'Top partite',
  startingSoon: 'Tra poco',
  schedule: 'Palinsesto',
  leagues: 'Campionati',
  footer: 'Tutte le pagine',
  noLive: {
    title: 'Nessuna partita live al momento',
    text: 'Le prossime partite sono qui sotto.',
  },
  noUpcoming: {
    title: 'Nessuna partita in programma',
    text: 'Le nuove partite appaiono qui appena escono le quote.',
  },
} as const;

export default {
  banners: 'Ponude',
  banner: 'Ponuda {number, number} od {count, number}',
  stop: 'Zaustavi ponude',
  start: 'Pokreni ponude',
  open: 'Pogledaj više',
  liveNow: 'Sada uživo',
  allLive: 'Svi mečevi uživo',
  top: 'Top mečevi',
  startingSoon: 'Uskoro počinju',
  schedule: 'Raspored',
  leagues: 'Lige',
  footer: 'Sve stranice',
  noLive: {
    title: 'Trenutno nema mečeva uživo',
    text: 'Predstojeći mečevi su niže.',
  },
  noUpcoming: {
    title: 'Nema predstojećih mečeva',
    text: 'Novi mečevi pojaviće se čim objavimo kvote.',
  },
} as const;

export default {
  banners: 'Ponude',
  banner: 'Ponuda {number, number} od {count, number}',
  stop: 'Zaustavi ponude',
  start: 'Pokreni ponude',
  open: 'Pogledaj više',
  liveNow: 'Sada uživo',
  allLive: 'Svi susreti uživo',
  top: 'Top susreti',
  startingSoon: 'Uskoro počinju',
  schedule: 'Raspored',
  leagues: 'Lige',
  footer: 'Sve stranice',
  noLive: {
    title: 'Trenutačno nema susreta uživo',
    text: 'Nadolazeći susreti su niže.',
  },
  noUpcoming: {
    title: 'Nema nadolazećih susreta',
    text: 'Novi susreti pojavit će se čim objavimo koeficijente.',
  },
} as const;

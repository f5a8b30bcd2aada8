export default {
  banners: 'Tarjoukset',
  banner: 'Tarjous {number, number}/{count, number}',
  stop: 'Pysäytä tarjoukset',
  start: 'Toista tarjoukset',
  open: 'Katso lisää',
  liveNow: 'Live nyt',
  allLive: 'Kaikki live-ottelut',
  top: 'Huippuottelut',
  startingSoon: 'Alkaa pian',
  schedule: 'Otteluohjelma',
  leagues: 'Liigat',
  footer: 'Kaikki sivut',
  noLive: {
    title: 'Ei live-otteluita juuri nyt',
    text: 'Tulevat ottelut ovat alla.',
  },
  noUpcoming: {
    title: 'Ei tulevia otteluita',
    text: 'Uudet ottelut näkyvät täällä heti, kun kertoimet on julkaistu.',
  },
} as const;

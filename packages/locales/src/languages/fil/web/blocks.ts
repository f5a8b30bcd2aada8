export default {
  banners: 'Mga alok',
  banner: 'Alok {number, number} sa {count, number}',
  stop: 'Ihinto ang mga alok',
  start: 'I-play ang mga alok',
  open: 'Tingnan pa',
  liveNow: 'Live ngayon',
  allLive: 'Lahat ng live na laban',
  top: 'Top na laban',
  startingSoon: 'Malapit nang magsimula',
  schedule: 'Iskedyul',
  leagues: 'Mga liga',
  footer: 'Lahat ng page',
  noLive: {
    title: 'Walang live na laban ngayon',
    text: 'Nasa ibaba ang mga paparating na laban.',
  },
  noUpcoming: {
    title: 'Walang paparating na laban',
    text: 'Lalabas dito ang mga bagong laban kapag may odds na.',
  },
} as const;

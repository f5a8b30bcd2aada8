export default {
  banners: 'Offers',
  banner: 'Offer {number, number} of {count, number}',
  stop: 'Stop moving',
  start: 'Move by itself',
  open: 'Have a look',
  liveNow: 'Live now',
  allLive: 'All live matches',
  top: 'Top matches',
  startingSoon: 'Starting soon',
  schedule: 'Schedule',
  leagues: 'Leagues',
  footer: 'All pages',
  noLive: {
    title: 'Nothing is being played right now',
    text: 'The next matches are just below.',
  },
  noUpcoming: {
    title: 'No matches are scheduled',
    text: 'New matches appear here as soon as they are priced.',
  },
} as const;

export default {
  banners: 'Offers',
  banner: 'Offer {number, number} of {count, number}',
  stop: 'Pause offers',
  start: 'Play offers',
  open: 'See more',
  liveNow: 'Live now',
  allLive: 'All live matches',
  top: 'Top matches',
  startingSoon: 'Starting soon',
  schedule: 'Schedule',
  leagues: 'Leagues',
  footer: 'All pages',
  noLive: {
    title: 'No live matches right now',
    text: 'Upcoming matches are below.',
  },
  noUpcoming: {
    title: 'No upcoming matches',
    text: 'New matches appear here as soon as odds are out.',
  },
} as const;

export default {
  star: 'Favourite: {name}',
  notAdded: 'We couldn’t add {name} to your favourites. Try again.',
  notRemoved: 'We couldn’t remove {name} from your favourites. Try again.',
  full: 'Your favourites are full. Remove one to add another.',
  title: 'Favourites',
  description: 'Your favourite matches and leagues.',
  empty: {
    title: 'No favourites yet',
    text: 'Tap the star next to a match or league to add it.',
  },
  emptySport: {
    title: 'No favourites in this sport',
    text: 'Tap the star next to a match or league to add it.',
  },
  browse: 'See all matches',
  live: 'Live now',
  upcoming: 'Upcoming',
  leagues: 'From your leagues',
  over: 'Finished',
  needsScript: 'Favourites are saved in your browser. Turn on JavaScript to see them.',
} as const;

export default {
  star: 'Favourite: {name}',
  notAdded: '{name} could not be added to your favourites. Try again.',
  notRemoved: '{name} could not be removed from your favourites. Try again.',
  full: 'Your favourites are full. Remove one to add another.',
  title: 'Favourites',
  description: 'The matches and leagues you gave a star.',
  empty: {
    title: 'No favourites yet',
    text: 'Tap the star beside a match or a league and find it here again.',
  },
  emptySport: {
    title: 'No favourites in this sport',
    text: 'Tap the star beside a match or a league and find it here again.',
  },
  browse: 'See what is on',
  live: 'Live now',
  upcoming: 'To come',
  leagues: 'From your leagues',
  over: 'Over',
  needsScript: 'Favourites are kept in your browser, so this page needs JavaScript.',
} as const;

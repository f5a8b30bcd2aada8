/** Names of sports by key. Games whose name is the same everywhere, such as Dota 2, are not here. */
export default {
  soccer: 'Soccer',
  tennis: 'Tennis',
  basketball: 'Basketball',
  'ice-hockey': 'Ice hockey',
  'american-football': 'American football',
  baseball: 'Baseball',
  volleyball: 'Volleyball',
  handball: 'Handball',
  cricket: 'Cricket',
  'table-tennis': 'Table tennis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boxing',
  darts: 'Darts',
  'premium-cricket': 'Premium cricket',
} as const;

export default {
  sports: 'Sport',
  allSports: 'All sports',
  days: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  sort: 'Sort by',
  sorts: {
    time: 'Start time',
    league: 'League',
    popular: 'Most bets',
  },
  windows: 'Starts within',
  anyTime: 'Any time',
  within: '{hours, plural, one {# hour} other {# hours}}',
  league: 'League',
  allLeagues: 'All leagues',
  schedule: {
    title: 'Schedule',
    description: 'What is played when, by day and sport.',
    empty: {
      title: 'Nothing starts then',
      text: 'Try another day, a longer time or another sport.',
    },
  },
  results: {
    title: 'Results',
    description: 'Final scores by day, sport and league, with every period.',
    final: 'Final score',
    finalShort: 'FT',
    overtime: 'OT',
    shootout: 'SO',
    empty: {
      title: 'No results on this day',
      text: 'Try another day or another sport.',
    },
  },
} as const;

export default {
  title: 'Search',
  placeholder: 'Team, league or sport',
  short: 'Type three characters or more.',
  long: 'That is as long as a search can be: 50 characters.',
  recent: 'Lately searched',
  forget: 'Forget them',
  popularTeams: 'Popular teams',
  popularLeagues: 'Popular leagues',
  kind: {
    matches: 'Matches',
    outrights: 'Outrights',
    leagues: 'Leagues',
    teams: 'Teams',
    sports: 'Sports and countries',
  },
  found: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  live: 'Live',
  none: {
    title: 'Nothing is called “{query}”',
    text: 'Check the spelling, or search by the other team or the league.',
  },
  failed: {
    title: 'The search is not answering',
    text: 'What you typed is still here.',
  },
  keys: 'Arrows to move, Enter to open, Esc to close',
} as const;

export default {
  notFound: {
    title: 'We can’t find that page',
    text: 'The address may be mistyped, or the event it led to is over.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'This page could not be shown. No bet was placed or changed. Please come back in a while.',
  },
  blocked: {
    title: 'Sorry, we’re not available in your country right now',
    titleIn: 'Sorry, we’re not available in {countryName} right now',
    text: 'Nothing can be bet on from there. Bets you placed before stand and are settled as usual.',
  },
  locked: {
    title: 'You are not allowed to see this page',
    text: 'It is for players with access to it. Sign in with such an account, or go back to the sportsbook.',
  },
  busy: {
    title: 'A lot is going on right now',
    text: 'There are more visitors than we can serve at once. No bet was placed or changed. This page comes by itself in a moment.',
  },
  offline: {
    title: 'No connection',
  },
  unreachable: {
    title: 'Matches could not be loaded',
    text: 'The sportsbook is not answering just now. Try again in a moment.',
  },
  home: 'Go to the sportsbook',
  retry: 'Try again',
} as const;

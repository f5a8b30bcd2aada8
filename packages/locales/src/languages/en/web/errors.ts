export default {
  notFound: {
    title: 'We can’t find that page',
    text: 'The address may be wrong, or the match has finished.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'We couldn’t show this page. Come back in a while. No bet was placed or changed.',
  },
  blocked: {
    title: 'We’re not available in your country',
    titleIn: 'We’re not available in {countryName} right now',
    text: 'You can’t place bets from there. Bets you placed before still stand and are settled as usual.',
  },
  locked: {
    title: 'Unauthorized',
    text: 'You’re not authorized to view this page. Sign in with an account that has access, or go back to the sportsbook.',
  },
  busy: {
    title: 'We’re very busy right now',
    text: 'No bet was placed or changed. This page loads automatically in a moment.',
  },
  offline: {
    title: 'No connection',
  },
  unreachable: {
    title: 'We couldn’t load matches',
    text: 'Our server isn’t responding. Try again in a moment.',
  },
  home: 'Go to the sportsbook',
  retry: 'Try again',
} as const;

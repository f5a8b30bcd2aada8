export default {
  notFound: {
    title: 'We can’t find that page',
    text: 'The address may be mistyped, or the event it led to is over.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'This page could not be shown. No bet was placed or changed. Please come back in a while.',
  },
  unreachable: {
    title: 'Matches could not be loaded',
    text: 'The sportsbook is not answering just now. Try again in a moment.',
  },
  home: 'Go to the sportsbook',
  retry: 'Try again',
} as const;

export default {
  loading: 'Opening {name}',
  failed: {
    title: 'We couldn’t open {name}',
    text: 'No money was taken. Try again in a moment.',
  },
  signIn: {
    title: 'Sign in to open {name}',
    text: 'It opens here once you’re signed in.',
  },
  needsScript: 'Turn on JavaScript to use this page.',
  racing: { title: 'Horse racing', description: 'Race cards, odds and results.' },
  lotteries: { title: 'Lotteries', description: 'Draws around the clock.' },
  arena: { title: 'Virtual arena', description: 'Virtual games with results in minutes.' },
} as const;

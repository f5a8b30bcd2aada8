export default {
  loading: 'Opening {name}',
  failed: {
    title: '{name} could not be opened',
    text: 'No money moved. Try again in a moment.',
  },
  signIn: {
    title: '{name} needs an account',
    text: 'Sign in and it opens here.',
  },
  needsScript: 'This part of the site needs JavaScript.',
  racing: { title: 'Horse racing', description: 'Race cards, prices and results.' },
  lotteries: { title: 'Lotteries', description: 'Draws around the clock.' },
  arena: { title: 'Virtual gaming arena', description: 'Virtual games with results in minutes.' },
} as const;

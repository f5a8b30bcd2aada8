export default {
  title: 'Your account',
  open: 'Account of {name}',
  player: 'Player',
  balance: 'Balance',
  deposit: 'Deposit',
  wallets: 'Bets are placed from',
  clock: 'Time now',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in',
  signOutFailedText: 'The platform could not be reached. Check the connection and sign out again.',
  pages: {
    transactions: 'Transactions',
    limits: 'Limits and breaks',
    profile: 'Profile',
    support: 'Help',
    terms: 'Terms and conditions',
  },
} as const;

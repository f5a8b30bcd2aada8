/** What the sandbox tells players by itself. `{amount}` stands for a formatted amount. */
export default {
  welcome: {
    title: 'Welcome to Slipstream',
    caption: 'Your play money is in your wallet',
    body: 'This is a sandbox: the matches are simulated and the money is not real. Have fun, and set your limits first.',
  },
  deposit_done: {
    title: 'Deposit received',
    caption: '{amount}',
    body: 'The amount is in your wallet.',
  },
  deposit_failed: {
    title: 'Deposit failed',
    caption: '{amount}',
    body: 'Nothing was taken. Please try another way.',
  },
  password_changed: {
    title: 'Your password was changed',
    caption: 'All other sessions were ended',
    body: 'If that was not you, please ask for a new password at once.',
  },
  limit_set: {
    title: 'Your limit was saved',
    caption: '',
    body: 'You can see it with your other limits.',
  },
} as const;

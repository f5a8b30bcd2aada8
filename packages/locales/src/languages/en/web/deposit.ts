export default {
  title: 'Deposit',
  failedToLoad: 'The payment form could not be loaded. No money moved. Try again, or use the page of the platform.',
  openPage: 'Open the page of the platform',
  result: {
    success: { title: 'Deposit received', text: 'The money is in your wallet.' },
    pending: { title: 'Deposit on its way', text: 'It shows in your balance as soon as it is there.' },
    error: { title: 'Deposit failed', text: 'No money moved. Try again or choose another way to pay.' },
  },
} as const;

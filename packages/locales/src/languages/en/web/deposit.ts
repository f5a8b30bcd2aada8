export default {
  title: 'Deposit',
  failedToLoad: 'We couldn’t load the payment form. No money was taken. Try again, or use the deposit page.',
  openPage: 'Open deposit page',
  result: {
    success: { title: 'Deposit received', text: 'The money is in your balance.' },
    pending: { title: 'Deposit pending', text: 'The money will be in your balance as soon as it arrives.' },
    error: { title: 'Deposit failed', text: 'No money was taken. Try again or choose another payment method.' },
  },
} as const;

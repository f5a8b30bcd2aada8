/** The payment script, which also stands in the sportsbook's own dialog (PAY-2). */
export default {
  amount: 'Amount',
  currency: 'Currency',
  method: 'Pay with',
  card: 'Card',
  bank: 'Bank transfer',
  deposit: 'Deposit',
  noAmount: 'Enter an amount.',
  noAnswer: 'We got no answer. Check your transactions before you deposit again.',
  refused: 'Deposit declined. No money was taken.',
  success: 'The money is in your balance.',
  pending: 'Deposit pending. The money will be in your balance as soon as it arrives.',
  error: 'Deposit failed. No money was taken.',
} as const;

/** The payment script, which also stands in the sportsbook's own dialog (PAY-2). */
export default {
  amount: 'Amount',
  currency: 'Currency',
  method: 'Pay with',
  card: 'Card',
  bank: 'Bank transfer',
  deposit: 'Deposit',
  noAmount: 'Please enter an amount.',
  noAnswer: 'No answer. Look at your transactions before you pay again.',
  refused: 'The deposit was refused. No money moved.',
  success: 'The money is in your wallet.',
  pending: 'The deposit is on its way. It will show in your wallet when it is there.',
  error: 'The deposit failed. No money moved.',
} as const;

/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Deposit received',
    success_text: 'The money is in your balance.',
    pending: 'Deposit pending',
    pending_text: 'The money will be in your balance as soon as it arrives.',
    error: 'Deposit failed',
    error_text: 'No money was taken. Try again or choose another payment method.',
    refused: 'Deposit declined',
    refused_text: 'No money was taken. See the reason in the form.',
  },
} as const;

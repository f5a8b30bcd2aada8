/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Deposit received',
    success_text: 'The money is in your wallet.',
    pending: 'Deposit on its way',
    pending_text: 'It shows in your balance as soon as it is there.',
    error: 'Deposit failed',
    error_text: 'No money moved. Try again or choose another way to pay.',
    refused: 'Deposit refused',
    refused_text: 'No money moved. The form says why.',
  },
} as const;

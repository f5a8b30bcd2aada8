/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Insättningen är mottagen',
    success_text: 'Pengarna finns på ditt saldo.',
    pending: 'Insättningen väntar',
    pending_text: 'Pengarna finns på ditt saldo så snart de har kommit fram.',
    error: 'Insättningen misslyckades',
    error_text: 'Inga pengar har dragits. Försök igen eller välj ett annat betalsätt.',
    refused: 'Insättningen nekades',
    refused_text: 'Inga pengar har dragits. Se orsaken i formuläret.',
  },
} as const;

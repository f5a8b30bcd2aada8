export default {
  title: 'Insättning',
  failedToLoad:
    'Vi kunde inte ladda betalningsformuläret. Inga pengar har dragits. Försök igen eller använd insättningssidan.',
  openPage: 'Öppna insättningssidan',
  result: {
    success: { title: 'Insättningen är mottagen', text: 'Pengarna finns på ditt saldo.' },
    pending: { title: 'Insättningen väntar', text: 'Pengarna finns på ditt saldo så snart de har kommit fram.' },
    error: {
      title: 'Insättningen misslyckades',
      text: 'Inga pengar har dragits. Försök igen eller välj ett annat betalsätt.',
    },
  },
} as const;

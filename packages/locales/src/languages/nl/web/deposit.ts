export default {
  title: 'Storten',
  failedToLoad:
    'We konden het betaalformulier niet laden. Er is niets afgeschreven. Probeer het opnieuw of gebruik de stortingspagina.',
  openPage: 'Open stortingspagina',
  result: {
    success: { title: 'Storting ontvangen', text: 'Het geld staat op je saldo.' },
    pending: { title: 'Storting in behandeling', text: 'Het geld staat op je saldo zodra het binnen is.' },
    error: {
      title: 'Storting mislukt',
      text: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalmethode.',
    },
  },
} as const;

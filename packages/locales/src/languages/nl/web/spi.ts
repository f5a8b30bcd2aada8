/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Storting ontvangen',
    success_text: 'Het geld staat op je saldo.',
    pending: 'Storting in behandeling',
    pending_text: 'Het geld staat op je saldo zodra het binnen is.',
    error: 'Storting mislukt',
    error_text: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalmethode.',
    refused: 'Storting geweigerd',
    refused_text: 'Er is niets afgeschreven. De reden staat in het formulier.',
  },
} as const;

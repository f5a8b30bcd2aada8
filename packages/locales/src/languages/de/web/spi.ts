export default {
  notification: {
    success: 'Einzahlung eingegangen',
    success_text: 'Das Geld ist auf deinem Konto.',
    pending: 'Einzahlung ausstehend',
    pending_text: 'Das Geld ist auf deinem Konto, sobald es eingeht.',
    error: 'Einzahlung fehlgeschlagen',
    error_text: 'Es wurde kein Geld abgebucht. Versuche es noch einmal oder wähle eine andere Zahlungsart.',
    refused: 'Einzahlung abgelehnt',
    refused_text: 'Es wurde kein Geld abgebucht. Der Grund steht im Formular.',
  },
} as const;

export default {
  notification: {
    success: 'Einzahlung eingegangen',
    success_text: 'Das Geld ist auf Ihrem Konto.',
    pending: 'Einzahlung unterwegs',
    pending_text: 'Sie erscheint in Ihrem Guthaben, sobald sie da ist.',
    error: 'Einzahlung fehlgeschlagen',
    error_text: 'Es wurde kein Geld bewegt. Versuchen Sie es noch einmal oder zahlen Sie auf anderem Weg.',
    refused: 'Einzahlung abgelehnt',
    refused_text: 'Es wurde kein Geld bewegt. Der Grund steht im Formular.',
  },
} as const;

export default {
  title: 'Einzahlen',
  failedToLoad:
    'Das Zahlungsformular konnte nicht geladen werden. Es wurde kein Geld abgebucht. Versuche es noch einmal oder nutze die Einzahlungsseite.',
  openPage: 'Einzahlungsseite öffnen',
  result: {
    success: {
      title: 'Einzahlung eingegangen',
      text: 'Das Geld ist auf deinem Konto.',
    },
    pending: {
      title: 'Einzahlung ausstehend',
      text: 'Das Geld ist auf deinem Konto, sobald es eingeht.',
    },
    error: {
      title: 'Einzahlung fehlgeschlagen',
      text: 'Es wurde kein Geld abgebucht. Versuche es noch einmal oder wähle eine andere Zahlungsart.',
    },
  },
} as const;

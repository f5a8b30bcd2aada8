export default {
  title: 'Einzahlen',
  failedToLoad:
    'Das Zahlungsformular konnte nicht geladen werden. Es wurde kein Geld bewegt. Versuche es noch einmal oder nutze die Seite der Plattform.',
  openPage: 'Seite der Plattform öffnen',
  result: {
    success: {
      title: 'Einzahlung eingegangen',
      text: 'Das Geld ist in deiner Wallet.',
    },
    pending: {
      title: 'Einzahlung unterwegs',
      text: 'Sie erscheint in deinem Guthaben, sobald sie da ist.',
    },
    error: {
      title: 'Einzahlung fehlgeschlagen',
      text: 'Es wurde kein Geld bewegt. Versuche es noch einmal oder wähle eine andere Zahlungsart.',
    },
  },
} as const;

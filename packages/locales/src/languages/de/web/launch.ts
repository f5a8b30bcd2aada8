export default {
  loading: '{name} wird geöffnet',
  failed: {
    title: '{name} konnte nicht geöffnet werden',
    text: 'Es wurde kein Geld bewegt. Versuche es gleich noch einmal.',
  },
  signIn: {
    title: 'Für {name} brauchst du ein Konto',
    text: 'Melde dich an, dann öffnet es sich hier.',
  },
  needsScript: 'Dieser Teil der Seite braucht JavaScript.',
  racing: { title: 'Pferderennen', description: 'Rennkarten, Quoten und Ergebnisse.' },
  lotteries: { title: 'Lotterien', description: 'Ziehungen rund um die Uhr.' },
  arena: { title: 'Virtuelle Spielarena', description: 'Virtuelle Spiele mit Ergebnissen in Minuten.' },
} as const;

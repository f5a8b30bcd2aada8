export default {
  loading: '{name} wird geöffnet',
  failed: {
    title: '{name} konnte nicht geöffnet werden',
    text: 'Es wurde kein Geld abgebucht. Versuche es gleich noch einmal.',
  },
  signIn: {
    title: 'Melde dich an, um {name} zu öffnen',
    text: 'Danach öffnet es sich hier.',
  },
  needsScript: 'Schalte JavaScript ein, um diese Seite zu nutzen.',
  racing: { title: 'Pferderennen', description: 'Rennkarten, Quoten und Ergebnisse.' },
  lotteries: { title: 'Lotterien', description: 'Ziehungen rund um die Uhr.' },
  arena: { title: 'Virtuelle Spielarena', description: 'Virtuelle Spiele mit Ergebnissen in Minuten.' },
} as const;

export default {
  loading: '{name} öppnas',
  failed: {
    title: 'Vi kunde inte öppna {name}',
    text: 'Inga pengar har dragits. Försök igen om en stund.',
  },
  signIn: {
    title: 'Logga in för att öppna {name}',
    text: 'Det öppnas här när du har loggat in.',
  },
  needsScript: 'Slå på JavaScript för att använda sidan.',
  racing: { title: 'Hästsport', description: 'Startlistor, odds och resultat.' },
  lotteries: { title: 'Lotterier', description: 'Dragningar dygnet runt.' },
  arena: { title: 'Virtuell arena', description: 'Virtuella spel med resultat på några minuter.' },
} as const;

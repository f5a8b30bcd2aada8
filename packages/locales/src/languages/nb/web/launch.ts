export default {
  loading: 'Åpner {name}',
  failed: {
    title: 'Vi kunne ikke åpne {name}',
    text: 'Ingen penger er trukket. Prøv igjen om litt.',
  },
  signIn: {
    title: 'Logg inn for å åpne {name}',
    text: 'Det åpnes her når du har logget inn.',
  },
  needsScript: 'Slå på JavaScript for å bruke siden.',
  racing: { title: 'Hestesport', description: 'Startlister, odds og resultater.' },
  lotteries: { title: 'Lotterier', description: 'Trekninger døgnet rundt.' },
  arena: { title: 'Virtuell arena', description: 'Virtuelle spill med resultat på noen minutter.' },
} as const;

export default {
  loading: 'Åbner {name}',
  failed: {
    title: 'Vi kunne ikke åbne {name}',
    text: 'Der er ikke trukket penge. Prøv igen om lidt.',
  },
  signIn: {
    title: 'Log ind for at åbne {name}',
    text: 'Det åbner her, når du er logget ind.',
  },
  needsScript: 'Slå JavaScript til for at bruge siden.',
  racing: { title: 'Hestesport', description: 'Startlister, odds og resultater.' },
  lotteries: { title: 'Lotterier', description: 'Trækninger døgnet rundt.' },
  arena: { title: 'Virtuel arena', description: 'Virtuelle spil med resultat på få minutter.' },
} as const;

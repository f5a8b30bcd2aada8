export default {
  loading: 'Otevíráme: {name}',
  failed: {
    title: 'Nepodařilo se otevřít: {name}',
    text: 'Žádné peníze jsme nestrhli. Zkuste to za chvíli.',
  },
  signIn: {
    title: 'Pro otevření se přihlaste: {name}',
    text: 'Otevře se tady, jakmile se přihlásíte.',
  },
  needsScript: 'Pro použití této stránky zapněte JavaScript.',
  racing: { title: 'Koňské dostihy', description: 'Programy dostihů, kurzy a výsledky.' },
  lotteries: { title: 'Loterie', description: 'Slosování po celý den i noc.' },
  arena: { title: 'Virtuální aréna', description: 'Virtuální hry s výsledky během pár minut.' },
} as const;

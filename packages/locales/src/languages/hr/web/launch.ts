export default {
  loading: 'Otvaramo: {name}',
  failed: {
    title: 'Nismo uspjeli otvoriti: {name}',
    text: 'Novac nije skinut. Pokušaj uskoro ponovno.',
  },
  signIn: {
    title: 'Prijavi se za: {name}',
    text: 'Otvorit će se ovdje čim se prijaviš.',
  },
  needsScript: 'Uključi JavaScript za korištenje ove stranice.',
  racing: { title: 'Konjske utrke', description: 'Programi utrka, koeficijenti i rezultati.' },
  lotteries: { title: 'Lutrije', description: 'Izvlačenja danju i noću.' },
  arena: { title: 'Virtualna arena', description: 'Virtualne igre s rezultatima za nekoliko minuta.' },
} as const;

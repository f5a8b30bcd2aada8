export default {
  loading: 'Otvaramo: {name}',
  failed: {
    title: 'Nismo uspjeli da otvorimo: {name}',
    text: 'Novac nije skinut. Pokušaj uskoro ponovo.',
  },
  signIn: {
    title: 'Prijavi se za: {name}',
    text: 'Otvoriće se ovdje čim se prijaviš.',
  },
  needsScript: 'Uključi JavaScript za korišćenje ove stranice.',
  racing: { title: 'Konjske trke', description: 'Programi trka, kvote i rezultati.' },
  lotteries: { title: 'Lutrije', description: 'Izvlačenja danju i noću.' },
  arena: { title: 'Virtuelna arena', description: 'Virtuelne igre sa rezultatima za nekoliko minuta.' },
} as const;

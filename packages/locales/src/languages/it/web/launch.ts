export default {
  loading: 'Apertura: {name}',
  failed: {
    title: 'Non siamo riusciti ad aprire {name}',
    text: 'Nessun addebito. Riprova tra poco.',
  },
  signIn: {
    title: 'Accedi per aprire {name}',
    text: 'Si apre qui appena hai effettuato l’accesso.',
  },
  needsScript: 'Attiva JavaScript per usare questa pagina.',
  racing: { title: 'Ippica', description: 'Programmi, quote e risultati.' },
  lotteries: { title: 'Lotterie', description: 'Estrazioni 24 ore su 24.' },
  arena: { title: 'Arena virtuale', description: 'Giochi virtuali con risultati in pochi minuti.' },
} as const;

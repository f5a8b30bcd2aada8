export default {
  notFound: {
    title: 'Non troviamo questa pagina',
    text: 'L’indirizzo può essere sbagliato o la partita è finita.',
  },
  failed: {
    title: 'Qualcosa è andato storto',
    text: 'Non siamo riusciti a mostrare la pagina. Torna tra un po’. Nessuna scommessa è stata piazzata o modificata.',
  },
  blocked: {
    title: 'Non siamo disponibili nel tuo Paese',
    titleIn: 'Al momento non siamo disponibili in questo Paese: {countryName}',
    text: 'Da lì non puoi scommettere. Le scommesse già piazzate restano valide e si chiudono come sempre.',
  },
  locked: {
    title: 'Accesso negato',
    text: 'Non hai l’autorizzazione per vedere questa pagina. Accedi con un conto abilitato o torna alle scommesse.',
  },
  busy: {
    title: 'C’è molto traffico in questo momento',
    text: 'Nessuna scommessa è stata piazzata o modificata. La pagina si carica da sola tra poco.',
  },
  offline: {
    title: 'Nessuna connessione',
  },
  unreachable: {
    title: 'Non siamo riusciti a caricare le partite',
    text: 'Il nostro server non risponde. Riprova tra poco.',
  },
  home: 'Vai alle scommesse',
  retry: 'Riprova',
} as const;

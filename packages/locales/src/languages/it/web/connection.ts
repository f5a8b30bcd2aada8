export default {
  reconnecting: 'Riconnessione, quote in pausa',
  offline: 'Sei offline. Le quote sono in pausa finché non torni online.',
  kindDown: 'Qui le scommesse sono in pausa. Tornano appena tornano le nostre quote.',
  lost: {
    title: 'Nessuna connessione',
    text: 'Controlla la connessione a internet. Le quote sono in pausa finché non torni online.',
  },
} as const;

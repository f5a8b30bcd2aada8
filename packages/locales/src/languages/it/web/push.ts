export default {
  title: 'Notifiche push',
  device: 'Su questo dispositivo',
  states: {
    off: 'Attiva per ricevere avvisi a pagina chiusa.',
    on: 'Questo dispositivo ti avvisa, anche a pagina chiusa.',
    blocked: 'Il tuo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni per attivarle.',
  },
  about: 'Avvisami per',
  topics: {
    bet_settled: 'Scommesse concluse',
    cashout_reached: 'Auto cashout',
    match_started: 'Inizio delle partite preferite',
    goal: 'Gol nelle partite preferite',
    bonus: 'Nuovi bonus',
  },
  ask: {
    title: 'Scopri come va a finire',
    text: 'Possiamo avvisarti quando questa scommessa è conclusa, anche a pagina chiusa.',
    yes: 'Avvisami',
    later: 'Non ora',
    done: 'Notifiche attive',
  },
  failed: {
    title: 'Non siamo riusciti a cambiare le notifiche',
    text: 'Riprova tra poco.',
  },
  notSaved: {
    title: 'La tua scelta non è stata salvata',
    text: 'Riprova tra poco.',
  },
} as const;

export default {
  star: 'Preferito: {name}',
  notAdded: 'Non siamo riusciti ad aggiungere {name} ai preferiti. Riprova.',
  notRemoved: 'Non siamo riusciti a togliere {name} dai preferiti. Riprova.',
  full: 'I preferiti sono pieni. Togline uno per aggiungerne un altro.',
  title: 'Preferiti',
  description: 'Le tue partite e i tuoi campionati preferiti.',
  empty: {
    title: 'Ancora nessun preferito',
    text: 'Tocca la stella accanto a una partita o a un campionato per aggiungerli.',
  },
  emptySport: {
    title: 'Nessun preferito in questo sport',
    text: 'Tocca la stella accanto a una partita o a un campionato per aggiungerli.',
  },
  browse: 'Vedi tutte le partite',
  live: 'Live ora',
  upcoming: 'Prossime',
  leagues: 'Dai tuoi campionati',
  over: 'Finite',
  needsScript: 'I preferiti sono salvati nel browser. Attiva JavaScript per vederli.',
} as const;

export default {
  star: 'Omiljeno: {name}',
  notAdded: 'Nismo uspjeli da dodamo u omiljeno: {name}. Pokušaj ponovo.',
  notRemoved: 'Nismo uspjeli da uklonimo iz omiljenog: {name}. Pokušaj ponovo.',
  full: 'Lista omiljenog je puna. Ukloni nešto da dodaš novo.',
  title: 'Omiljeno',
  description: 'Tvoji omiljeni mečevi i lige.',
  empty: {
    title: 'Još nema omiljenog',
    text: 'Dodirni zvjezdicu uz meč ili ligu.',
  },
  emptySport: {
    title: 'Nema omiljenog u ovom sportu',
    text: 'Dodirni zvjezdicu uz meč ili ligu.',
  },
  browse: 'Pogledaj sve mečeve',
  live: 'Sada uživo',
  upcoming: 'Predstojeći',
  leagues: 'Iz tvojih liga',
  over: 'Završeni',
  needsScript: 'Omiljeno se čuva u pregledaču. Uključi JavaScript da ga vidiš.',
} as const;

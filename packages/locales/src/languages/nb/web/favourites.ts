export default {
  star: 'Favoritt: {name}',
  notAdded: 'Vi kunne ikke legge til {name} i favorittene dine. Prøv igjen.',
  notRemoved: 'Vi kunne ikke fjerne {name} fra favorittene dine. Prøv igjen.',
  full: 'Favorittlisten din er full. Fjern en for å legge til en ny.',
  title: 'Favoritter',
  description: 'Favorittkampene og favorittligaene dine.',
  empty: {
    title: 'Ingen favoritter ennå',
    text: 'Trykk på stjernen ved en kamp eller liga for å legge den til.',
  },
  emptySport: {
    title: 'Ingen favoritter i denne idretten',
    text: 'Trykk på stjernen ved en kamp eller liga for å legge den til.',
  },
  browse: 'Se alle kamper',
  live: 'Live nå',
  upcoming: 'Kommende',
  leagues: 'Fra ligaene dine',
  over: 'Avsluttet',
  needsScript: 'Favoritter lagres i nettleseren din. Slå på JavaScript for å se dem.',
} as const;

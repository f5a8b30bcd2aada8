export default {
  star: 'Favorit: {name}',
  notAdded: 'Vi kunne ikke føje {name} til dine favoritter. Prøv igen.',
  notRemoved: 'Vi kunne ikke fjerne {name} fra dine favoritter. Prøv igen.',
  full: 'Din favoritliste er fuld. Fjern en for at tilføje en ny.',
  title: 'Favoritter',
  description: 'Dine favoritkampe og favoritligaer.',
  empty: {
    title: 'Ingen favoritter endnu',
    text: 'Tryk på stjernen ved en kamp eller liga for at tilføje den.',
  },
  emptySport: {
    title: 'Ingen favoritter i denne sportsgren',
    text: 'Tryk på stjernen ved en kamp eller liga for at tilføje den.',
  },
  browse: 'Se alle kampe',
  live: 'Live nu',
  upcoming: 'Kommende',
  leagues: 'Fra dine ligaer',
  over: 'Afsluttet',
  needsScript: 'Favoritter gemmes i din browser. Slå JavaScript til for at se dem.',
} as const;

export default {
  star: 'Favorit: {name}',
  notAdded: 'Vi kunde inte lägga till {name} bland dina favoriter. Försök igen.',
  notRemoved: 'Vi kunde inte ta bort {name} från dina favoriter. Försök igen.',
  full: 'Dina favoriter är fulla. Ta bort en för att lägga till en ny.',
  title: 'Favoriter',
  description: 'Dina favoritmatcher och favoritligor.',
  empty: {
    title: 'Inga favoriter än',
    text: 'Tryck på stjärnan vid en match eller liga för att lägga till den.',
  },
  emptySport: {
    title: 'Inga favoriter i den här sporten',
    text: 'Tryck på stjärnan vid en match eller liga för att lägga till den.',
  },
  browse: 'Se alla matcher',
  live: 'Live nu',
  upcoming: 'Kommande',
  leagues: 'Från dina ligor',
  over: 'Avslutade',
  needsScript: 'Favoriter sparas i din webbläsare. Slå på JavaScript för att se dem.',
} as const;

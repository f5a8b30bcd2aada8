export default {
  star: 'Favoriet: {name}',
  notAdded: 'We konden {name} niet aan je favorieten toevoegen. Probeer het opnieuw.',
  notRemoved: 'We konden {name} niet uit je favorieten verwijderen. Probeer het opnieuw.',
  full: 'Je favorieten zijn vol. Verwijder er een om een andere toe te voegen.',
  title: 'Favorieten',
  description: 'Je favoriete wedstrijden en competities.',
  empty: {
    title: 'Nog geen favorieten',
    text: 'Tik op de ster bij een wedstrijd of competitie om die toe te voegen.',
  },
  emptySport: {
    title: 'Geen favorieten in deze sport',
    text: 'Tik op de ster bij een wedstrijd of competitie om die toe te voegen.',
  },
  browse: 'Alle wedstrijden',
  live: 'Nu live',
  upcoming: 'Binnenkort',
  leagues: 'Uit je competities',
  over: 'Afgelopen',
  needsScript: 'Favorieten worden in je browser bewaard. Zet JavaScript aan om ze te zien.',
} as const;

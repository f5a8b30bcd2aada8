export default {
  star: 'Ulubione: {name}',
  notAdded: 'Nie udało się dodać do ulubionych: {name}. Spróbuj ponownie.',
  notRemoved: 'Nie udało się usunąć z ulubionych: {name}. Spróbuj ponownie.',
  full: 'Lista ulubionych jest pełna. Usuń coś, aby dodać kolejne.',
  title: 'Ulubione',
  description: 'Twoje ulubione mecze i ligi.',
  empty: {
    title: 'Nie masz jeszcze ulubionych',
    text: 'Dotknij gwiazdki przy meczu lub lidze, aby dodać.',
  },
  emptySport: {
    title: 'Brak ulubionych w tej dyscyplinie',
    text: 'Dotknij gwiazdki przy meczu lub lidze, aby dodać.',
  },
  browse: 'Zobacz wszystkie mecze',
  live: 'Teraz na żywo',
  upcoming: 'Nadchodzące',
  leagues: 'Z Twoich lig',
  over: 'Zakończone',
  needsScript: 'Ulubione są zapisane w przeglądarce. Włącz JavaScript, aby je zobaczyć.',
} as const;

export default {
  close: 'Zamknij',
  loading: 'Ładowanie',
  late: 'To trwa dłużej niż zwykle. Wciąż próbujemy. Sprawdź połączenie.',
  reload: 'Odśwież stronę',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  pages: 'Strony',
  page: 'Strona {page, number}',
} as const;

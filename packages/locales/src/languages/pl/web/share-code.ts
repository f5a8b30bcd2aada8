export default {
  enter: 'Wpisz kod kuponu',
  label: 'Kod kuponu',
  open: 'Otwórz',
  malformed: 'To nie jest kod kuponu. Kod ma od 6 do 16 liter i cyfr, na przykład 7KMQ2XW9PA.',
  search: 'Otwórz udostępniony zakład {code}',
  unknownTitle: 'Nie znamy tego kodu',
  unknownText: 'Sprawdź pisownię lub poproś o nowy: kody wygasają.',
} as const;

export default {
  enter: 'Unesi kod tiketa',
  label: 'Kod tiketa',
  open: 'Otvori',
  malformed: 'Ovo nije kod tiketa. Kod ima od 6 do 16 slova i cifara, na primjer 7KMQ2XW9PA.',
  search: 'Otvori podijeljenu opkladu {code}',
  unknownTitle: 'Ne prepoznajemo ovaj kod',
  unknownText: 'Provjeri kako je napisan ili zatraži novi: kodovi ističu.',
} as const;

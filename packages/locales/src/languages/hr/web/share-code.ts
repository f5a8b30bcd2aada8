export default {
  enter: 'Unesi kod listića',
  label: 'Kod listića',
  open: 'Otvori',
  malformed: 'Ovo nije kod listića. Kod ima od 6 do 16 slova i znamenki, na primjer 7KMQ2XW9PA.',
  search: 'Otvori podijeljenu okladu {code}',
  unknownTitle: 'Ne prepoznajemo ovaj kod',
  unknownText: 'Provjeri kako je napisan ili zatraži novi: kodovi istječu.',
} as const;

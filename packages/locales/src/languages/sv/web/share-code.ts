export default {
  enter: 'Ange en delningskod',
  label: 'Delningskod',
  open: 'Öppna',
  malformed: 'Det är ingen delningskod. En kod har 6 till 16 bokstäver och siffror, till exempel 7KMQ2XW9PA.',
  search: 'Öppna delat spel {code}',
  unknownTitle: 'Vi känner inte till koden',
  unknownText: 'Kontrollera stavningen eller be om en ny: koder går ut.',
} as const;

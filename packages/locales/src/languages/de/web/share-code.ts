export default {
  enter: 'Code einer geteilten Wette eingeben',
  label: 'Code',
  open: 'Öffnen',
  malformed: 'Das ist kein Code. Ein Code hat 6 bis 16 Buchstaben und Ziffern, zum Beispiel 7KMQ2XW9PA.',
  search: 'Geteilte Wette {code} öffnen',
  unknownTitle: 'Diesen Code kennen wir nicht',
  unknownText: 'Prüfe die Schreibweise oder lass dir einen neuen geben: Codes laufen ab.',
} as const;

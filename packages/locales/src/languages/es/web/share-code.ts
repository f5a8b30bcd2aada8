export default {
  enter: 'Introducir un código compartido',
  label: 'Código compartido',
  open: 'Abrir',
  malformed: 'Esto no es un código compartido. Un código tiene de 6 a 16 letras y cifras, por ejemplo 7KMQ2XW9PA.',
  search: 'Abrir la apuesta compartida {code}',
  unknownTitle: 'No conocemos este código',
  unknownText: 'Revisa si está bien escrito o pide uno nuevo: los códigos caducan.',
} as const;

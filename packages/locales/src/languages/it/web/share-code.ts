export default {
  enter: 'Inserisci un codice schedina',
  label: 'Codice schedina',
  open: 'Apri',
  malformed: 'Non è un codice schedina. Un codice ha da 6 a 16 lettere e cifre, ad esempio 7KMQ2XW9PA.',
  search: 'Apri la scommessa condivisa {code}',
  unknownTitle: 'Non conosciamo questo codice',
  unknownText: 'Controlla come è scritto o chiedine uno nuovo: i codici scadono.',
} as const;

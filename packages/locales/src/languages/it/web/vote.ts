export default {
  question: 'Chi vincerà?',
  result: 'Cosa dicono i giocatori',
  count: '{count, plural, one {# voto} other {# voti}}',
  own: 'Il tuo voto',
} as const;

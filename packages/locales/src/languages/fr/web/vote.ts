export default {
  question: 'Qui va gagner ?',
  result: 'L’avis des joueurs',
  count: '{count, plural, one {# vote} other {# votes}}',
  own: 'Votre vote',
} as const;

export default {
  question: 'Kto wygra?',
  result: 'Zdaniem graczy',
  count: '{count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  own: 'Twój głos',
} as const;

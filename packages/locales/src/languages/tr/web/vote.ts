export default {
  question: 'Kim kazanır?',
  result: 'Oyuncular ne dedi',
  count: '{count, plural, one {# oy} other {# oy}}',
  own: 'Senin oyun',
} as const;

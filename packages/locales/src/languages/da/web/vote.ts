export default {
  question: 'Hvem vinder?',
  result: 'Det sagde spillerne',
  count: '{count, plural, one {# stemme} other {# stemmer}}',
  own: 'Din stemme',
} as const;

export default {
  question: 'Hvem vinner?',
  result: 'Dette mente spillerne',
  count: '{count, plural, one {# stemme} other {# stemmer}}',
  own: 'Din stemme',
} as const;

export default {
  question: 'Vem vinner?',
  result: 'Så tyckte spelarna',
  count: '{count, plural, one {# röst} other {# röster}}',
  own: 'Din röst',
} as const;

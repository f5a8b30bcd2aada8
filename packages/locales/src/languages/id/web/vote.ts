export default {
  question: 'Siapa yang menang?',
  result: 'Kata para pemain',
  count: '{count, plural, other {# suara}}',
  own: 'Suara Anda',
} as const;

export default {
  question: 'Kdo vyhraje?',
  result: 'Co říkají hráči',
  count: '{count, plural, one {# hlas} few {# hlasy} other {# hlasů}}',
  own: 'Váš hlas',
} as const;

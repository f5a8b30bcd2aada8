export default {
  question: 'Kto vyhrá?',
  result: 'Čo hovoria hráči',
  count: '{count, plural, one {# hlas} few {# hlasy} other {# hlasov}}',
  own: 'Váš hlas',
} as const;

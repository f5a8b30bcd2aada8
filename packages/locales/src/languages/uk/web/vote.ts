export default {
  question: 'Хто переможе?',
  result: 'Думка гравців',
  count: '{count, plural, one {# голос} few {# голоси} many {# голосів} other {# голоси}}',
  own: 'Ваш голос',
} as const;

export default {
  question: 'Кто победит?',
  result: 'Так думали игроки',
  count: '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
  own: 'Ваш голос',
} as const;

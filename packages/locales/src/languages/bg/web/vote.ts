export default {
  question: 'Кой ще победи?',
  result: 'Какво казаха играчите',
  count: '{count, plural, one {# глас} other {# гласа}}',
  own: 'Твоят глас',
} as const;

export default {
  question: 'Кой ще победи?',
  result: 'Мнението на играчите',
  count: '{count, plural, one {# глас} other {# гласа}}',
  own: 'Твоят глас',
} as const;

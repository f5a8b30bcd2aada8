export default {
  question: 'Kim qalib gələcək?',
  result: 'Oyunçuların rəyi',
  count: '{count, plural, one {# səs} other {# səs}}',
  own: 'Səsiniz',
} as const;

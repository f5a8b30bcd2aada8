export default {
  question: 'Who will win?',
  result: 'What players said',
  count: '{count, plural, one {# vote} other {# votes}}',
  own: 'Your vote',
} as const;

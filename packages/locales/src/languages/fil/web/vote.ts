export default {
  question: 'Sino ang mananalo?',
  result: 'Ang sabi ng mga player',
  count: '{count, plural, one {# boto} other {# boto}}',
  own: 'Boto mo',
} as const;

export default {
  question: 'Wie wint er?',
  result: 'Wat spelers zeggen',
  count: '{count, plural, one {# stem} other {# stemmen}}',
  own: 'Jouw stem',
} as const;

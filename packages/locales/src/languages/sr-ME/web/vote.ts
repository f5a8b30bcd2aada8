export default {
  question: 'Ko će pobijediti?',
  result: 'Šta kažu igrači',
  count: '{count, plural, one {# glas} few {# glasa} other {# glasova}}',
  own: 'Tvoj glas',
} as const;

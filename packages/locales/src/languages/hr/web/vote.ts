export default {
  question: 'Tko će pobijediti?',
  result: 'Što kažu igrači',
  count: '{count, plural, one {# glas} few {# glasa} other {# glasova}}',
  own: 'Tvoj glas',
} as const;

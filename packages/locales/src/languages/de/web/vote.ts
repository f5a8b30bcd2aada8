export default {
  question: 'Wer gewinnt?',
  result: 'Das meinten die Spieler',
  count: '{count, plural, one {# Stimme} other {# Stimmen}}',
  own: 'Deine Stimme',
} as const;

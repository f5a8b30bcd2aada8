export default {
  question: '¿Quién ganará?',
  result: 'Lo que dijeron los jugadores',
  count: '{count, plural, one {# voto} other {# votos}}',
  own: 'Tu voto',
} as const;

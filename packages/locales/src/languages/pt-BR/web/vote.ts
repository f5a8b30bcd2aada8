export default {
  question: 'Quem vai ganhar?',
  result: 'O que os jogadores acharam',
  count: '{count, plural, one {# voto} other {# votos}}',
  own: 'Seu voto',
} as const;

export default {
  question: 'どちらが勝つ？',
  result: 'みんなの予想',
  count: '{count, plural, other {#票}}',
  own: 'あなたの票',
} as const;

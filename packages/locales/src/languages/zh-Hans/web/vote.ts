export default {
  question: '谁会赢？',
  result: '玩家投票结果',
  count: '{count, plural, other {#票}}',
  own: '您的投票',
} as const;

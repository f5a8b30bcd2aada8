export default {
  question: 'Ai sẽ thắng?',
  result: 'Người chơi bình chọn',
  count: '{count, plural, other {# phiếu}}',
  own: 'Bình chọn của bạn',
} as const;

export default {
  question: '누가 이길까요?',
  result: '플레이어 투표 결과',
  count: '{count, plural, other {#표}}',
  own: '내 투표',
} as const;

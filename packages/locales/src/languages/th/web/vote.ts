export default {
  question: 'ใครจะชนะ?',
  result: 'ผู้เล่นโหวตว่า',
  count: '{count, plural, other {# โหวต}}',
  own: 'โหวตของคุณ',
} as const;

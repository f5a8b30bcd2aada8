export default {
  question: 'چه کسی می‌برد؟',
  result: 'نظر کاربران',
  count: '{count, plural, one {# رأی} other {# رأی}}',
  own: 'رأی شما',
} as const;

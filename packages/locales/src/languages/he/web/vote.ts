export default {
  question: 'מי ינצח?',
  result: 'מה אמרו המהמרים',
  count: '{count, plural, one {הצבעה אחת} two {שתי הצבעות} other {# הצבעות}}',
  own: 'ההצבעה שלכם',
} as const;

export default {
  question: 'Ki nyer?',
  result: 'A játékosok szavazatai',
  count: '{count, plural, one {# szavazat} other {# szavazat}}',
  own: 'A te szavazatod',
} as const;

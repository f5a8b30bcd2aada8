export default {
  question: 'Кім жеңеді?',
  result: 'Ойыншылар пікірі',
  count: '{count, plural, one {# дауыс} other {# дауыс}}',
  own: 'Дауысыңыз',
} as const;

export default {
  question: 'कौन जीतेगा?',
  result: 'यूज़र्स की राय',
  count: '{count, plural, one {# वोट} other {# वोट}}',
  own: 'आपका वोट',
} as const;

export default {
  question: 'कौन जीतेगा?',
  result: 'खिलाड़ियों की राय',
  count: '{count, plural, one {# वोट} other {# वोट}}',
  own: 'आपका वोट',
} as const;

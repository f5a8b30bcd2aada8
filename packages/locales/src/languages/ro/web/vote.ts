export default {
  question: 'Cine câștigă?',
  result: 'Ce spun jucătorii',
  count: '{count, plural, one {# vot} few {# voturi} other {# de voturi}}',
  own: 'Votul tău',
} as const;

export default {
  question: 'Kuka voittaa?',
  result: 'Mitä pelaajat sanoivat',
  count: '{count, plural, one {# ääni} other {# ääntä}}',
  own: 'Oma äänesi',
} as const;

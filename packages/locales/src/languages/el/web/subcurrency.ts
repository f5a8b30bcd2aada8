export default {
  label: 'Εμφάνιση {currency} ως',
} as const;

export default {
  label: 'Show {currency} as',
} as const;

export default {
  label: 'Visa {currency} som',
} as const;

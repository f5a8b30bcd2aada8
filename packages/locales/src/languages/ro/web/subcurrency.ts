export default {
  label: 'Arată {currency} ca',
} as const;

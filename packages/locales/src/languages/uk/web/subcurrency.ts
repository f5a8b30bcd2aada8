export default {
  label: 'Показувати {currency} як',
} as const;

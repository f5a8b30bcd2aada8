export default {
  label: 'Prikaži {currency} kao',
} as const;

export default {
  label: 'Zobrazovat {currency} jako',
} as const;

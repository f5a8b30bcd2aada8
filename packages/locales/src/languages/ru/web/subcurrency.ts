export default {
  label: 'Показывать {currency} как',
} as const;

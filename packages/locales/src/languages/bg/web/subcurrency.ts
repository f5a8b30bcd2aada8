export default {
  label: 'Показвай {currency} като',
} as const;

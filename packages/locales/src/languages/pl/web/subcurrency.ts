export default {
  label: 'Pokazuj {currency} jako',
} as const;

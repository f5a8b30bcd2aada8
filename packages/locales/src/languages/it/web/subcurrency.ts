export default {
  label: 'Mostra {currency} come',
} as const;

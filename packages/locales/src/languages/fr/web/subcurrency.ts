export default {
  label: 'Afficher {currency} en',
} as const;

export default {
  label: 'Vis {currency} som',
} as const;

export default {
  label: 'Näytä {currency} muodossa',
} as const;

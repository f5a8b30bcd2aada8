export default {
  label: 'Toon {currency} als',
} as const;

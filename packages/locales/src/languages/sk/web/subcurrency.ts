export default {
  label: 'Zobrazovať {currency} ako',
} as const;

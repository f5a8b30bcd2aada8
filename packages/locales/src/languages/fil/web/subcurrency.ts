export default {
  label: 'Ipakita ang {currency} bilang',
} as const;

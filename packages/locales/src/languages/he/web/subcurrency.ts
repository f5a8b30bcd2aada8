export default {
  label: 'הצגת {currency} בתור',
} as const;

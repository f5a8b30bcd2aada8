export default {
  label: '{currency} így látszik',
} as const;

export default {
  label: '{currency} gösterimi',
} as const;

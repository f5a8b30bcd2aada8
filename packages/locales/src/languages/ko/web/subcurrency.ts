export default {
  label: '{currency} 표시 단위',
} as const;

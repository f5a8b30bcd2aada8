export default {
  label: '{currency} 显示为',
} as const;

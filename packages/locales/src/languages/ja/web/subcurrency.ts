export default {
  label: '{currency}の表示単位',
} as const;

export default {
  label: 'نمایش {currency} به‌صورت',
} as const;

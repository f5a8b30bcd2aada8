export default {
  label: 'Hiển thị {currency} theo',
} as const;

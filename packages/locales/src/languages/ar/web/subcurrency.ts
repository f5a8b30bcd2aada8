export default {
  label: 'عرض {currency} بوحدة',
} as const;

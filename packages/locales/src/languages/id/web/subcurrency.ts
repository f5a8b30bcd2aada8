export default {
  label: 'Tampilkan {currency} sebagai',
} as const;

export default {
  label: 'แสดง {currency} เป็น',
} as const;

export default {
  label: '{currency} belə göstərilsin',
} as const;

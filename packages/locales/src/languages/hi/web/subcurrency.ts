export default {
  label: '{currency} इस रूप में दिखाएँ',
} as const;

export default {
  label: '{currency} былай көрсетілсін',
} as const;

export default {
  label: '{currency} anzeigen als',
} as const;

export default {
  enter: 'Enter a share code',
  label: 'Share code',
  open: 'Open',
  malformed: 'This isn’t a share code. A code has 6 to 16 letters and digits, for example 7KMQ2XW9PA.',
  search: 'Open shared bet {code}',
  unknownTitle: 'We don’t know this code',
  unknownText: 'Check the spelling, or ask for a new one: codes expire.',
} as const;

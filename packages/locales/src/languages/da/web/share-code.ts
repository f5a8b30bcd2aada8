export default {
  enter: 'Angiv en delekode',
  label: 'Delekode',
  open: 'Åbn',
  malformed: 'Det er ikke en delekode. En kode har 6 til 16 bogstaver og tal, for eksempel 7KMQ2XW9PA.',
  search: 'Åbn delt spil {code}',
  unknownTitle: 'Vi kender ikke koden',
  unknownText: 'Tjek stavningen, eller bed om en ny: Koder udløber.',
} as const;

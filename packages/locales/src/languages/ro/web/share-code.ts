export default {
  enter: 'Introdu un cod de bilet',
  label: 'Cod de bilet',
  open: 'Deschide',
  malformed: 'Acesta nu este un cod de bilet. Un cod are între 6 și 16 litere și cifre, de exemplu 7KMQ2XW9PA.',
  search: 'Deschide pariul distribuit {code}',
  unknownTitle: 'Nu cunoaștem acest cod',
  unknownText: 'Verifică cum e scris sau cere unul nou: codurile expiră.',
} as const;

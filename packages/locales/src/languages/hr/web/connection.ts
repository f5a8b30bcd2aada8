export default {
  reconnecting: 'Povezivanje, koeficijenti stoje',
  offline: 'Nema veze. Koeficijenti stoje dok se veza ne vrati.',
  kindDown: 'Oklade su ovdje zaustavljene. Vraćaju se zajedno s našim koeficijentima.',
  lost: {
    title: 'Nema veze',
    text: 'Provjeri internetsku vezu. Koeficijenti stoje dok se veza ne vrati.',
  },
} as const;

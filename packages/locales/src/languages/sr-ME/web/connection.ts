export default {
  reconnecting: 'Povezivanje, kvote stoje',
  offline: 'Nema veze. Kvote stoje dok se veza ne vrati.',
  kindDown: 'Opklade su ovdje zaustavljene. Vraćaju se zajedno sa našim kvotama.',
  lost: {
    title: 'Nema veze',
    text: 'Provjeri internet vezu. Kvote stoje dok se veza ne vrati.',
  },
} as const;

export default {
  reconnecting: 'Obnovujeme spojení, kurzy stojí',
  offline: 'Jste offline. Kurzy jsou pozastaveny, dokud nebudete zase online.',
  kindDown: 'Sázky jsou tu pozastaveny. Vrátí se společně s našimi kurzy.',
  lost: {
    title: 'Bez připojení',
    text: 'Zkontrolujte připojení k internetu. Do té doby jsou kurzy pozastaveny.',
  },
} as const;

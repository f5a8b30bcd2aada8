export default {
  reconnecting: 'Připojujeme, kurzy pozastaveny',
  offline: 'Jste offline. Kurzy jsou pozastaveny, dokud nebudete zase online.',
  kindDown: 'Sázky jsou tu pozastaveny. Vrátí se společně s našimi kurzy.',
  lost: {
    title: 'Bez připojení',
    text: 'Zkontrolujte připojení k internetu. Kurzy jsou pozastaveny, dokud nebudete zase online.',
  },
} as const;

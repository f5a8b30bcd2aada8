export default {
  reconnecting: 'Pripájame, kurzy pozastavené',
  offline: 'Ste offline. Kurzy sú pozastavené, kým nebudete znova online.',
  kindDown: 'Stávky sú tu pozastavené. Vrátia sa spolu s našimi kurzmi.',
  lost: {
    title: 'Bez pripojenia',
    text: 'Skontrolujte pripojenie na internet. Kurzy sú pozastavené, kým nebudete znova online.',
  },
} as const;

export default {
  reconnecting: 'Obnovujeme spojenie, kurzy stoja',
  offline: 'Ste offline. Kurzy sú pozastavené, kým nebudete znova online.',
  kindDown: 'Stávky sú tu pozastavené. Vrátia sa spolu s našimi kurzmi.',
  lost: {
    title: 'Bez pripojenia',
    text: 'Skontrolujte pripojenie na internet. Dovtedy sú kurzy pozastavené.',
  },
} as const;

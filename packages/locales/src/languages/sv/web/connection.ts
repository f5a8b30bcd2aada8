export default {
  reconnecting: 'Återansluter, oddsen är pausade',
  offline: 'Du är offline. Oddsen är pausade tills du är online igen.',
  kindDown: 'Spel är pausade här. De är tillbaka så snart våra odds är det.',
  lost: {
    title: 'Ingen anslutning',
    text: 'Kontrollera din internetanslutning. Oddsen är pausade tills du är online igen.',
  },
} as const;

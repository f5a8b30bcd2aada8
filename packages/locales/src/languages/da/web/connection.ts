export default {
  reconnecting: 'Forbinder igen, odds på pause',
  offline: 'Du er offline. Odds er på pause, til du er online igen.',
  kindDown: 'Spil er på pause her. De er tilbage, så snart vores odds er det.',
  lost: {
    title: 'Ingen forbindelse',
    text: 'Tjek din internetforbindelse. Odds er på pause, til du er online igen.',
  },
} as const;

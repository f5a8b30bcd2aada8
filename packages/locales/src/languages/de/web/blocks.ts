export default {
  banners: 'Angebote',
  banner: 'Angebot {number, number} von {count, number}',
  stop: 'Angebote anhalten',
  start: 'Angebote abspielen',
  open: 'Mehr ansehen',
  liveNow: 'Jetzt live',
  allLive: 'Alle Livespiele',
  top: 'Topspiele',
  startingSoon: 'Beginnt in Kürze',
  schedule: 'Spielplan',
  leagues: 'Ligen',
  footer: 'Alle Seiten',
  noLive: {
    title: 'Derzeit keine Livespiele',
    text: 'Die nächsten Spiele findest du gleich darunter.',
  },
  noUpcoming: {
    title: 'Keine kommenden Spiele',
    text: 'Neue Spiele erscheinen hier, sobald es Quoten gibt.',
  },
} as const;

export default {
  banners: 'Angebote',
  banner: 'Angebot {number, number} von {count, number}',
  stop: 'Wechsel anhalten',
  start: 'Automatisch wechseln',
  open: 'Ansehen',
  liveNow: 'Jetzt live',
  allLive: 'Alle Livespiele',
  top: 'Topspiele',
  startingSoon: 'Beginnt in Kürze',
  schedule: 'Spielplan',
  leagues: 'Ligen',
  footer: 'Alle Seiten',
  noLive: {
    title: 'Gerade läuft kein Spiel',
    text: 'Die nächsten Spiele findest du gleich darunter.',
  },
  noUpcoming: {
    title: 'Keine Spiele angesetzt',
    text: 'Neue Spiele erscheinen hier, sobald es Quoten gibt.',
  },
} as const;

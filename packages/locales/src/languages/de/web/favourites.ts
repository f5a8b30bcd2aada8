export default {
  star: 'Favorit: {name}',
  notAdded: '{name} konnte nicht zu deinen Favoriten hinzugefügt werden. Versuch es noch einmal.',
  notRemoved: '{name} konnte nicht aus deinen Favoriten entfernt werden. Versuch es noch einmal.',
  full: 'Deine Favoritenliste ist voll. Entferne einen, um einen neuen hinzuzufügen.',
  title: 'Favoriten',
  description: 'Deine Lieblingsspiele und -ligen.',
  empty: {
    title: 'Noch keine Favoriten',
    text: 'Tippe auf den Stern neben einem Spiel oder einer Liga, um sie hier wiederzufinden.',
  },
  emptySport: {
    title: 'Keine Favoriten in dieser Sportart',
    text: 'Tippe auf den Stern neben einem Spiel oder einer Liga, um sie hier wiederzufinden.',
  },
  browse: 'Spiele ansehen',
  live: 'Jetzt live',
  upcoming: 'Demnächst',
  leagues: 'Aus deinen Ligen',
  over: 'Beendet',
  needsScript: 'Favoriten werden in deinem Browser gespeichert. Schalte JavaScript ein, um sie zu sehen.',
} as const;

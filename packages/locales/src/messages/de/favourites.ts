export default {
  star: 'Favorit: {name}',
  title: 'Favoriten',
  description: 'Die Spiele und Ligen, die du mit einem Stern markiert hast.',
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
  over: 'Vorbei',
  needsScript: 'Favoriten werden in deinem Browser gespeichert, daher braucht diese Seite JavaScript.',
} as const;

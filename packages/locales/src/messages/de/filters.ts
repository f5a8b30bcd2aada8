export default {
  sports: 'Sportart',
  allSports: 'Alle Sportarten',
  days: 'Tag',
  today: 'Heute',
  tomorrow: 'Morgen',
  yesterday: 'Gestern',
  sort: 'Sortieren nach',
  sorts: {
    time: 'Beginn',
    league: 'Liga',
    popular: 'Beliebtheit',
  },
  windows: 'Beginnt innerhalb von',
  anyTime: 'Jederzeit',
  within: '{hours, plural, one {# Stunde} other {# Stunden}}',
  league: 'Liga',
  allLeagues: 'Alle Ligen',
  schedule: {
    title: 'Spielplan',
    description: 'Was wann gespielt wird, nach Tag und Sportart.',
    empty: {
      title: 'Da beginnt nichts',
      text: 'Probiere einen anderen Tag, einen längeren Zeitraum oder eine andere Sportart.',
    },
  },
  results: {
    title: 'Ergebnisse',
    description: 'Endstände nach Tag, Sportart und Liga, mit allen Abschnitten.',
    final: 'Endstand',
    finalShort: 'Ende',
    overtime: 'n. V.',
    shootout: 'i. E.',
    empty: {
      title: 'Keine Ergebnisse an diesem Tag',
      text: 'Probiere einen anderen Tag oder eine andere Sportart.',
    },
  },
} as const;

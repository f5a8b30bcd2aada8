export default {
  title: 'Suche',
  placeholder: 'Team, Liga oder Sportart',
  short: 'Gib mindestens drei Zeichen ein.',
  long: 'Länger darf eine Suche nicht sein: 50 Zeichen.',
  recent: 'Zuletzt gesucht',
  forget: 'Verlauf löschen',
  popularTeams: 'Beliebte Teams',
  popularLeagues: 'Beliebte Ligen',
  kind: {
    matches: 'Spiele',
    outrights: 'Langzeitwetten',
    leagues: 'Ligen',
    teams: 'Teams',
    sports: 'Sportarten und Länder',
  },
  found: '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
  live: 'Live',
  none: {
    title: 'Nichts heißt „{query}“',
    text: 'Prüfe die Schreibweise oder suche nach dem anderen Team oder der Liga.',
  },
  failed: {
    title: 'Die Suche antwortet nicht',
    text: 'Deine Eingabe ist noch da.',
  },
  keys: 'Pfeiltasten zum Bewegen, Enter zum Öffnen, Esc zum Schließen',
} as const;

export default {
  limits: 'Limits und Pausen',
  help: 'Hilfe',
  goOn: 'Weiterspielen',
  leave: 'Abmelden',
  understood: 'OK',
  failed: 'Unser Server war nicht erreichbar. Versuche es noch einmal.',
  reality_check: {
    title: 'Realitätscheck',
    time: 'Du spielst seit {hours, plural, =0 {} one {# Stunde und } other {# Stunden und }}{minutes, plural, one {# Minute} other {# Minuten}}.',
    money: 'In dieser Zeit hast du {staked} eingesetzt und {returned} zurückbekommen.',
    up: 'Du liegst {amount} im Plus.',
    down: 'Du liegst {amount} im Minus.',
    even: 'Du stehst bei null.',
  },
  out_of_session: {
    title: 'Sitzungslimit erreicht',
    text: 'Du hast dein Sitzungslimit erreicht und wurdest abgemeldet. Dein Wettschein ist gespeichert, und keine Wette wurde platziert oder geändert. Nach einer Pause kannst du dich wieder anmelden.',
  },
  activity_limit: {
    title: 'Zeitlimit erreicht',
    text: 'Du hast dein Zeitlimit erreicht und wurdest abgemeldet. Dein Wettschein ist gespeichert, und keine Wette wurde platziert oder geändert.',
  },
} as const;

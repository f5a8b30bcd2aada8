export default {
  limits: 'Limits und Pausen',
  help: 'Hilfe',
  goOn: 'Weiterspielen',
  leave: 'Aufhören und abmelden',
  understood: 'Verstanden',
  failed: 'Die Plattform war nicht erreichbar. Versuche es noch einmal.',
  reality_check: {
    title: 'Zeit für einen Blick auf die Uhr',
    time: 'Du bist seit {hours, plural, =0 {} one {# Stunde und } other {# Stunden und }}{minutes, plural, one {# Minute} other {# Minuten}} hier.',
    money: 'In dieser Zeit hast du {staked} eingesetzt und {returned} zurückbekommen.',
    up: 'Du liegst {amount} im Plus.',
    down: 'Du liegst {amount} im Minus.',
    even: 'Du stehst bei null.',
  },
  out_of_session: {
    title: 'Deine Sitzung ist beendet',
    text: 'Du hast begrenzt, wie lange du am Stück spielst, und die Grenze ist erreicht. Du bist abgemeldet. Dein Wettschein bleibt erhalten, und keine Wette wurde platziert oder geändert. Nach einer Pause kannst du wiederkommen.',
  },
  activity_limit: {
    title: 'Deine Zeit ist aufgebraucht',
    text: 'Du hast begrenzt, wie lange du hier bist, und die Grenze ist erreicht. Du bist abgemeldet. Dein Wettschein bleibt erhalten, und keine Wette wurde platziert oder geändert.',
  },
} as const;

export default {
  limits: 'Gränser och pauser',
  help: 'Hjälp',
  goOn: 'Spela vidare',
  leave: 'Logga ut',
  understood: 'OK',
  failed: 'Vi kunde inte nå servern. Försök igen.',
  reality_check: {
    title: 'Realitetskoll',
    time: 'Du har spelat i {hours, plural, =0 {} one {# timme och } other {# timmar och }}{minutes, plural, one {# minut} other {# minuter}}.',
    money: 'Under den tiden satsade du {staked} och {returned} betalades ut.',
    up: 'Du ligger plus {amount}.',
    down: 'Du ligger minus {amount}.',
    even: 'Du ligger på noll.',
  },
  out_of_session: {
    title: 'Sessionsgränsen är nådd',
    text: 'Du har nått din sessionsgräns, så vi har loggat ut dig. Din spelkupong är sparad, och inget spel har lagts eller ändrats. Du kan logga in igen efter en paus.',
  },
  activity_limit: {
    title: 'Tidsgränsen är nådd',
    text: 'Du har nått din tidsgräns, så vi har loggat ut dig. Din spelkupong är sparad, och inget spel har lagts eller ändrats.',
  },
} as const;

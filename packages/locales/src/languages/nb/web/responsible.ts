export default {
  limits: 'Grenser og pauser',
  help: 'Hjelp',
  goOn: 'Spill videre',
  leave: 'Logg ut',
  understood: 'OK',
  failed: 'Vi fikk ikke kontakt med serveren. Prøv igjen.',
  reality_check: {
    title: 'Realitetssjekk',
    time: 'Du har spilt i {hours, plural, =0 {} one {# time og } other {# timer og }}{minutes, plural, one {# minutt} other {# minutter}}.',
    money: 'I løpet av den tiden satset du {staked}, og {returned} ble utbetalt.',
    up: 'Du er {amount} i pluss.',
    down: 'Du er {amount} i minus.',
    even: 'Du går i null.',
  },
  out_of_session: {
    title: 'Øktgrensen er nådd',
    text: 'Du har nådd øktgrensen du har satt, så vi har logget deg ut. Spillekupongen din er lagret, og ingen spill er plassert eller endret. Du kan logge inn igjen etter en pause.',
  },
  activity_limit: {
    title: 'Tidsgrensen er nådd',
    text: 'Du har nådd tidsgrensen du har satt, så vi har logget deg ut. Spillekupongen din er lagret, og ingen spill er plassert eller endret.',
  },
} as const;

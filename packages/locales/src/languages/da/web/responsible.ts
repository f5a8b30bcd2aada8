export default {
  limits: 'Grænser og pauser',
  help: 'Hjælp',
  goOn: 'Spil videre',
  leave: 'Log ud',
  understood: 'OK',
  failed: 'Vi kunne ikke få kontakt til serveren. Prøv igen.',
  reality_check: {
    title: 'Realitetstjek',
    time: 'Du har spillet i {hours, plural, =0 {} one {# time og } other {# timer og }}{minutes, plural, one {# minut} other {# minutter}}.',
    money: 'I den tid har du satset {staked}, og {returned} er udbetalt.',
    up: 'Du er {amount} i plus.',
    down: 'Du er {amount} i minus.',
    even: 'Du går i nul.',
  },
  out_of_session: {
    title: 'Sessionsgrænsen er nået',
    text: 'Du har nået den sessionsgrænse, du har sat, så vi har logget dig ud. Din spilkupon er gemt, og intet spil er placeret eller ændret. Du kan logge ind igen efter en pause.',
  },
  activity_limit: {
    title: 'Tidsgrænsen er nået',
    text: 'Du har nået den tidsgrænse, du har sat, så vi har logget dig ud. Din spilkupon er gemt, og intet spil er placeret eller ændret.',
  },
} as const;

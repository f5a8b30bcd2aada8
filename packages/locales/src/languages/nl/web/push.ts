export default {
  title: 'Pushmeldingen',
  device: 'Op dit apparaat',
  states: {
    off: 'Zet aan om meldingen te krijgen als de pagina dicht is.',
    on: 'Dit apparaat geeft meldingen, ook als de pagina dicht is.',
    blocked: 'Je browser blokkeert meldingen van deze site. Sta ze toe in de browserinstellingen om dit aan te zetten.',
  },
  about: 'Meldingen over',
  topics: {
    bet_settled: 'Afgerekende bets',
    cashout_reached: 'Auto cash-outs',
    match_started: 'Begin van favoriete wedstrijden',
    goal: 'Doelpunten in favoriete wedstrijden',
    bonus: 'Nieuwe bonussen',
  },
  ask: {
    title: 'Hoor hoe het afloopt',
    text: 'We kunnen je een melding sturen als deze weddenschap is afgerekend, ook als de pagina dicht is.',
    yes: 'Stuur melding',
    later: 'Niet nu',
    done: 'Meldingen staan aan',
  },
  failed: {
    title: 'We konden de meldingen niet wijzigen',
    text: 'Probeer het zo opnieuw.',
  },
  notSaved: {
    title: 'Je keuze is niet opgeslagen',
    text: 'Probeer het zo opnieuw.',
  },
} as const;

export default {
  title: 'Pushnotifikationer',
  device: 'På denne enhed',
  states: {
    off: 'Slå til for at få besked, når siden er lukket.',
    on: 'Denne enhed giver dig besked, også når siden er lukket.',
    blocked:
      'Din browser blokerer notifikationer fra denne side. Tillad dem i browserens indstillinger for at slå til.',
  },
  about: 'Giv mig besked om',
  topics: {
    bet_settled: 'Afgjorte spil',
    cashout_reached: 'Automatiske cashouts',
    match_started: 'Favoritkampe, der starter',
    goal: 'Mål i favoritkampe',
    bonus: 'Nye bonusser',
  },
  ask: {
    title: 'Få besked om resultatet',
    text: 'Vi kan give dig besked, når spillet er afgjort, også når siden er lukket.',
    yes: 'Giv mig besked',
    later: 'Ikke nu',
    done: 'Notifikationer er slået til',
  },
  failed: {
    title: 'Vi kunne ikke ændre notifikationer',
    text: 'Prøv igen om lidt.',
  },
  notSaved: {
    title: 'Dit valg blev ikke gemt',
    text: 'Prøv igen om lidt.',
  },
} as const;

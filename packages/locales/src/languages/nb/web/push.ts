export default {
  title: 'Pushvarsler',
  device: 'På denne enheten',
  states: {
    off: 'Slå på for å få varsler når siden er lukket.',
    on: 'Denne enheten varsler deg, også når siden er lukket.',
    blocked: 'Nettleseren din blokkerer varsler fra denne siden. Tillat dem i nettleserens innstillinger for å slå på.',
  },
  about: 'Varsle meg om',
  topics: {
    bet_settled: 'Avgjorte spill',
    cashout_reached: 'Automatiske cashouter',
    match_started: 'Favorittkamper som starter',
    goal: 'Mål i favorittkamper',
    bonus: 'Nye bonuser',
  },
  ask: {
    title: 'Få vite hvordan det går',
    text: 'Vi kan varsle deg når spillet er avgjort, også når siden er lukket.',
    yes: 'Varsle meg',
    later: 'Ikke nå',
    done: 'Varsler er på',
  },
  failed: {
    title: 'Vi kunne ikke endre varslene',
    text: 'Prøv igjen om litt.',
  },
  notSaved: {
    title: 'Valget ditt ble ikke lagret',
    text: 'Prøv igjen om litt.',
  },
} as const;

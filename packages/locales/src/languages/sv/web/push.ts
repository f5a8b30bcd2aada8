export default {
  title: 'Pushnotiser',
  device: 'På den här enheten',
  states: {
    off: 'Slå på för att få notiser när sidan är stängd.',
    on: 'Den här enheten ger dig notiser, även när sidan är stängd.',
    blocked:
      'Din webbläsare blockerar notiser från den här sidan. Tillåt dem i webbläsarens inställningar för att slå på.',
  },
  about: 'Ge mig notiser om',
  topics: {
    bet_settled: 'Avgjorda spel',
    cashout_reached: 'Automatiska cashouter',
    match_started: 'Favoritmatcher som börjar',
    goal: 'Mål i favoritmatcher',
    bonus: 'Nya bonusar',
  },
  ask: {
    title: 'Få veta hur det går',
    text: 'Vi kan ge dig en notis när spelet är avgjort, även när sidan är stängd.',
    yes: 'Ge mig notiser',
    later: 'Inte nu',
    done: 'Notiser är på',
  },
  failed: {
    title: 'Vi kunde inte ändra notiserna',
    text: 'Försök igen om en stund.',
  },
  notSaved: {
    title: 'Ditt val sparades inte',
    text: 'Försök igen om en stund.',
  },
} as const;

export default {
  title: 'Push obavještenja',
  device: 'Na ovom uređaju',
  states: {
    off: 'Uključi i dobijaj obavještenja i kad je stranica zatvorena.',
    on: 'Ovaj uređaj ti šalje obavještenja i kad je stranica zatvorena.',
    blocked: 'Pregledač blokira obavještenja sa ove stranice. Dozvoli ih u podešavanjima pregledača pa ih uključi.',
  },
  about: 'Želim obavještenja za',
  topics: {
    bet_settled: 'Obračunate opklade',
    cashout_reached: 'Automatski cashout',
    match_started: 'Početak omiljenih mečeva',
    goal: 'Golovi u omiljenim mečevima',
    bonus: 'Novi bonusi',
  },
  ask: {
    title: 'Saznaj kako završava',
    text: 'Možemo te obavijestiti kad se ova opklada obračuna, i kad je stranica zatvorena.',
    yes: 'Obavijesti me',
    later: 'Ne sada',
    done: 'Obavještenja su uključena',
  },
  failed: {
    title: 'Nismo uspjeli da promijenimo obavještenja',
    text: 'Pokušaj uskoro ponovo.',
  },
  notSaved: {
    title: 'Tvoj izbor nije sačuvan',
    text: 'Pokušaj uskoro ponovo.',
  },
} as const;

export default {
  title: 'Push obavijesti',
  device: 'Na ovom uređaju',
  states: {
    off: 'Uključi i dobivaj obavijesti i kad je stranica zatvorena.',
    on: 'Ovaj uređaj ti šalje obavijesti i kad je stranica zatvorena.',
    blocked: 'Preglednik blokira obavijesti s ove stranice. Dopusti ih u postavkama preglednika pa ih uključi.',
  },
  about: 'Želim obavijesti za',
  topics: {
    bet_settled: 'Obračunate oklade',
    cashout_reached: 'Automatski cashout',
    match_started: 'Početak omiljenih susreta',
    goal: 'Golovi u omiljenim susretima',
    bonus: 'Novi bonusi',
  },
  ask: {
    title: 'Saznaj kako završava',
    text: 'Možemo te obavijestiti kad se ova oklada obračuna, i kad je stranica zatvorena.',
    yes: 'Obavijesti me',
    later: 'Ne sada',
    done: 'Obavijesti su uključene',
  },
  failed: {
    title: 'Nismo uspjeli promijeniti obavijesti',
    text: 'Pokušaj uskoro ponovno.',
  },
  notSaved: {
    title: 'Tvoj odabir nije spremljen',
    text: 'Pokušaj uskoro ponovno.',
  },
} as const;

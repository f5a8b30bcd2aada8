export default {
  title: 'Notificări push',
  device: 'Pe acest dispozitiv',
  states: {
    off: 'Activează ca să primești notificări când pagina este închisă.',
    on: 'Acest dispozitiv te anunță și când pagina este închisă.',
    blocked: 'Browserul blochează notificările de la acest site. Permite-le în setările browserului ca să le activezi.',
  },
  about: 'Anunță-mă despre',
  topics: {
    bet_settled: 'Pariuri încheiate',
    cashout_reached: 'Cashout automat',
    match_started: 'Începutul meciurilor favorite',
    goal: 'Goluri în meciurile favorite',
    bonus: 'Bonusuri noi',
  },
  ask: {
    title: 'Află cum se termină',
    text: 'Te putem anunța când acest pariu este încheiat, și când pagina este închisă.',
    yes: 'Anunță-mă',
    later: 'Nu acum',
    done: 'Notificări activate',
  },
  failed: {
    title: 'Nu am putut schimba notificările',
    text: 'Încearcă din nou puțin mai târziu.',
  },
  notSaved: {
    title: 'Alegerea ta nu a fost salvată',
    text: 'Încearcă din nou puțin mai târziu.',
  },
} as const;

export default {
  banners: 'Acties',
  banner: 'Actie {number, number} van {count, number}',
  stop: 'Acties pauzeren',
  start: 'Acties afspelen',
  open: 'Meer bekijken',
  liveNow: 'Nu live',
  allLive: 'Alle livewedstrijden',
  top: 'Topwedstrijden',
  startingSoon: 'Begint zo',
  schedule: 'Programma',
  leagues: 'Competities',
  footer: 'Alle pagina’s',
  noLive: {
    title: 'Nu geen livewedstrijden',
    text: 'Komende wedstrijden staan hieronder.',
  },
  noUpcoming: {
    title: 'Geen komende wedstrijden',
    text: 'Nieuwe wedstrijden staan hier zodra er odds zijn.',
  },
} as const;

export default {
  title: 'Innskudd',
  failedToLoad:
    'Vi kunne ikke laste betalingsskjemaet. Ingen penger er trukket. Prøv igjen, eller bruk innskuddssiden.',
  openPage: 'Åpne innskuddssiden',
  result: {
    success: { title: 'Innskudd mottatt', text: 'Pengene er på saldoen din.' },
    pending: { title: 'Innskudd under behandling', text: 'Pengene er på saldoen din så snart de har kommet frem.' },
    error: {
      title: 'Innskuddet mislyktes',
      text: 'Ingen penger er trukket. Prøv igjen eller velg en annen betalingsmåte.',
    },
  },
} as const;

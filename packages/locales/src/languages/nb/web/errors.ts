export default {
  notFound: {
    title: 'Vi finner ikke siden',
    text: 'Adressen kan være feil, eller kampen er slutt.',
  },
  failed: {
    title: 'Noe gikk galt',
    text: 'Vi kunne ikke vise siden. Kom tilbake om litt. Ingen spill er plassert eller endret.',
  },
  blocked: {
    title: 'Vi er ikke tilgjengelige i landet ditt',
    titleIn: 'Tjenesten er ikke tilgjengelig i {countryName} akkurat nå',
    text: 'Du kan ikke plassere spill derfra. Spill du allerede har plassert, gjelder og avgjøres som vanlig.',
  },
  locked: {
    title: 'Ingen tilgang',
    text: 'Du har ikke tilgang til denne siden. Logg inn med en konto som har tilgang, eller gå tilbake til sportsspill.',
  },
  busy: {
    title: 'Det er stor pågang akkurat nå',
    text: 'Ingen spill er plassert eller endret. Siden lastes automatisk om litt.',
  },
  offline: {
    title: 'Ingen forbindelse',
  },
  unreachable: {
    title: 'Vi kunne ikke laste kampene',
    text: 'Serveren vår svarer ikke. Prøv igjen om litt.',
  },
  home: 'Til sportsspill',
  retry: 'Prøv igjen',
} as const;

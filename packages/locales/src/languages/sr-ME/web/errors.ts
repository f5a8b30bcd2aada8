export default {
  notFound: {
    title: 'Ne možemo da pronađemo tu stranicu',
    text: 'Adresa je možda pogrešna ili je meč završio.',
  },
  failed: {
    title: 'Došlo je do greške',
    text: 'Nismo uspjeli da prikažemo ovu stranicu. Vrati se malo kasnije. Nijedna opklada nije odigrana ni promijenjena.',
  },
  blocked: {
    title: 'Nismo dostupni u tvojoj državi',
    titleIn: 'Trenutno nismo dostupni ovdje: {countryName}',
    text: 'Odatle se ne možeš kladiti. Ranije odigrane opklade važe i obračunavaju se kao i obično.',
  },
  locked: {
    title: 'Pristup odbijen',
    text: 'Nemaš dozvolu za ovu stranicu. Prijavi se nalogom koji ima pristup ili se vrati na klađenje.',
  },
  busy: {
    title: 'Trenutno imamo veliku gužvu',
    text: 'Nijedna opklada nije odigrana ni promijenjena. Stranica će se uskoro sama učitati.',
  },
  offline: {
    title: 'Nema veze',
  },
  unreachable: {
    title: 'Nismo uspjeli da učitamo mečeve',
    text: 'Naš server ne odgovara. Pokušaj uskoro ponovo.',
  },
  home: 'Idi na klađenje',
  retry: 'Pokušaj ponovo',
} as const;

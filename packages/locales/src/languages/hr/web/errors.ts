export default {
  notFound: {
    title: 'Ne možemo pronaći tu stranicu',
    text: 'Adresa je možda pogrešna ili je susret završio.',
  },
  failed: {
    title: 'Nešto je pošlo po zlu',
    text: 'Nismo uspjeli prikazati ovu stranicu. Vrati se malo kasnije. Nijedna oklada nije odigrana ni promijenjena.',
  },
  blocked: {
    title: 'Nismo dostupni u tvojoj državi',
    titleIn: 'Trenutačno nismo dostupni ovdje: {countryName}',
    text: 'Odande se ne možeš kladiti. Ranije odigrane oklade vrijede i obračunavaju se kao i obično.',
  },
  locked: {
    title: 'Pristup odbijen',
    text: 'Nemaš ovlasti za ovu stranicu. Prijavi se računom koji ima pristup ili se vrati na klađenje.',
  },
  busy: {
    title: 'Trenutačno imamo veliku gužvu',
    text: 'Nijedna oklada nije odigrana ni promijenjena. Stranica će se uskoro sama učitati.',
  },
  offline: {
    title: 'Nema veze',
  },
  unreachable: {
    title: 'Nismo uspjeli učitati susrete',
    text: 'Naš poslužitelj ne odgovara. Pokušaj uskoro ponovno.',
  },
  home: 'Idi na klađenje',
  retry: 'Pokušaj ponovno',
} as const;

export default {
  notFound: {
    title: 'Vi kan ikke finde siden',
    text: 'Adressen kan være forkert, eller kampen er slut.',
  },
  failed: {
    title: 'Noget gik galt',
    text: 'Vi kunne ikke vise siden. Kom tilbage om lidt. Intet spil er placeret eller ændret.',
  },
  blocked: {
    title: 'Vi er ikke tilgængelige i dit land',
    titleIn: 'Tjenesten er ikke tilgængelig i {countryName} lige nu',
    text: 'Du kan ikke placere spil derfra. Spil, du allerede har placeret, gælder stadig og afgøres som normalt.',
  },
  locked: {
    title: 'Ingen adgang',
    text: 'Du har ikke adgang til denne side. Log ind med en konto, der har adgang, eller gå tilbage til sportsbetting.',
  },
  busy: {
    title: 'Vi har meget travlt lige nu',
    text: 'Intet spil er placeret eller ændret. Siden indlæses automatisk om lidt.',
  },
  offline: {
    title: 'Ingen forbindelse',
  },
  unreachable: {
    title: 'Vi kunne ikke indlæse kampene',
    text: 'Vores server svarer ikke. Prøv igen om lidt.',
  },
  home: 'Til sportsbetting',
  retry: 'Prøv igen',
} as const;

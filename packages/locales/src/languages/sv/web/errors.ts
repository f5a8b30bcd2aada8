export default {
  notFound: {
    title: 'Vi hittar inte sidan',
    text: 'Adressen kan vara fel, eller så är matchen slut.',
  },
  failed: {
    title: 'Något gick fel',
    text: 'Vi kunde inte visa sidan. Kom tillbaka om en stund. Inget spel har lagts eller ändrats.',
  },
  blocked: {
    title: 'Tjänsten är inte tillgänglig i ditt land',
    titleIn: 'Tjänsten är inte tillgänglig i {countryName} just nu',
    text: 'Du kan inte lägga spel därifrån. Spel du redan har lagt gäller och avgörs som vanligt.',
  },
  locked: {
    title: 'Åtkomst nekad',
    text: 'Du har inte behörighet att se sidan. Logga in med ett konto som har åtkomst, eller gå tillbaka till sportspelen.',
  },
  busy: {
    title: 'Det är hög belastning just nu',
    text: 'Inget spel har lagts eller ändrats. Sidan laddas automatiskt om en stund.',
  },
  offline: {
    title: 'Ingen anslutning',
  },
  unreachable: {
    title: 'Vi kunde inte ladda matcherna',
    text: 'Vår server svarar inte. Försök igen om en stund.',
  },
  home: 'Till sportspelen',
  retry: 'Försök igen',
} as const;

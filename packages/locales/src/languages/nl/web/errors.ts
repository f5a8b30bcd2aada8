export default {
  notFound: {
    title: 'We kunnen die pagina niet vinden',
    text: 'Het adres klopt misschien niet of de wedstrijd is afgelopen.',
  },
  failed: {
    title: 'Er ging iets mis',
    text: 'We konden deze pagina niet tonen. Kom later terug. Er is geen weddenschap geplaatst of gewijzigd.',
  },
  blocked: {
    title: 'We zijn niet beschikbaar in jouw land',
    titleIn: 'We zijn nu niet beschikbaar in {countryName}',
    text: 'Je kunt daarvandaan niet wedden. Eerder geplaatste weddenschappen blijven staan en worden gewoon afgerekend.',
  },
  locked: {
    title: 'Geen toegang',
    text: 'Je mag deze pagina niet bekijken. Log in met een account dat toegang heeft of ga terug naar de sportweddenschappen.',
  },
  busy: {
    title: 'Het is nu erg druk',
    text: 'Er is geen weddenschap geplaatst of gewijzigd. Deze pagina laadt zo vanzelf.',
  },
  offline: {
    title: 'Geen verbinding',
  },
  unreachable: {
    title: 'We konden geen wedstrijden laden',
    text: 'Onze server reageert niet. Probeer het zo opnieuw.',
  },
  home: 'Naar sportweddenschappen',
  retry: 'Opnieuw',
} as const;

export default {
  notFound: {
    title: 'Sivua ei löydy',
    text: 'Osoite voi olla väärä, tai ottelu on päättynyt.',
  },
  failed: {
    title: 'Jokin meni vikaan',
    text: 'Sivua ei voitu näyttää. Palaa hetken kuluttua. Yhtään vetoa ei lyöty tai muutettu.',
  },
  blocked: {
    title: 'Emme ole saatavilla maassasi',
    titleIn: 'Palvelu ei ole nyt saatavilla tässä maassa: {countryName}',
    text: 'Et voi lyödä vetoja sieltä. Aiemmin lyömäsi vedot ovat voimassa ja ratkaistaan tavalliseen tapaan.',
  },
  locked: {
    title: 'Ei käyttöoikeutta',
    text: 'Sinulla ei ole oikeutta nähdä tätä sivua. Kirjaudu tilillä, jolla on käyttöoikeus, tai palaa vedonlyöntiin.',
  },
  busy: {
    title: 'Meillä on juuri nyt ruuhkaa',
    text: 'Yhtään vetoa ei lyöty tai muutettu. Sivu latautuu hetken kuluttua automaattisesti.',
  },
  offline: {
    title: 'Ei yhteyttä',
  },
  unreachable: {
    title: 'Otteluita ei voitu ladata',
    text: 'Palvelimemme ei vastaa. Yritä hetken kuluttua uudelleen.',
  },
  home: 'Vedonlyöntiin',
  retry: 'Yritä uudelleen',
} as const;

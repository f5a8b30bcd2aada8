export default {
  notFound: {
    title: 'Nem találjuk ezt az oldalt',
    text: 'Lehet, hogy hibás a cím, vagy véget ért a mérkőzés.',
  },
  failed: {
    title: 'Valami hiba történt',
    text: 'Nem tudtuk megjeleníteni az oldalt. Nézz vissza kicsit később. Egyetlen fogadás sem jött létre vagy változott.',
  },
  blocked: {
    title: 'Az országodban nem vagyunk elérhetők',
    titleIn: 'Itt most nem vagyunk elérhetők: {countryName}',
    text: 'Onnan nem tudsz fogadni. A korábbi fogadásaid érvényesek, és a szokásos módon elszámoljuk őket.',
  },
  locked: {
    title: 'Nincs jogosultságod',
    text: 'Ezt az oldalt nem nézheted meg. Lépj be olyan fiókkal, amelynek van hozzáférése, vagy menj vissza a sportfogadáshoz.',
  },
  busy: {
    title: 'Most nagy a forgalom',
    text: 'Egyetlen fogadás sem jött létre vagy változott. Az oldal mindjárt magától betöltődik.',
  },
  offline: {
    title: 'Nincs kapcsolat',
  },
  unreachable: {
    title: 'Nem sikerült betölteni a mérkőzéseket',
    text: 'A szerverünk nem válaszol. Próbáld újra kicsit később.',
  },
  home: 'A sportfogadáshoz',
  retry: 'Újra',
} as const;

export default {
  notFound: {
    title: 'Túto stránku sme nenašli',
    text: 'Adresa môže byť chybná alebo sa zápas už skončil.',
  },
  failed: {
    title: 'Niečo sa pokazilo',
    text: 'Stránku sa nepodarilo zobraziť. Vráťte sa o chvíľu. Žiadna stávka nebola podaná ani zmenená.',
  },
  blocked: {
    title: 'Vo vašej krajine nepôsobíme',
    titleIn: 'Teraz tu nepôsobíme: {countryName}',
    text: 'Odtiaľ sa nedá stávkovať. Skôr podané stávky platia a vyhodnotíme ich ako zvyčajne.',
  },
  locked: {
    title: 'Prístup zamietnutý',
    text: 'Na túto stránku nemáte oprávnenie. Prihláste sa účtom s prístupom alebo sa vráťte k stávkam.',
  },
  busy: {
    title: 'Máme teraz veľký nápor',
    text: 'Žiadna stávka nebola podaná ani zmenená. Stránka sa o chvíľu načíta sama.',
  },
  offline: {
    title: 'Bez pripojenia',
  },
  unreachable: {
    title: 'Zápasy sa nepodarilo načítať',
    text: 'Náš server neodpovedá. Skúste to o chvíľu.',
  },
  home: 'Prejsť k stávkam',
  retry: 'Skúsiť znova',
} as const;

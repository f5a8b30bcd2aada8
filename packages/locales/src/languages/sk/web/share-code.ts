export default {
  enter: 'Zadajte kód tiketu',
  label: 'Kód tiketu',
  open: 'Otvoriť',
  malformed: 'Toto nie je kód tiketu. Kód má 6 až 16 písmen a číslic, napríklad 7KMQ2XW9PA.',
  search: 'Otvoriť zdieľanú stávku {code}',
  unknownTitle: 'Tento kód nepoznáme',
  unknownText: 'Skontrolujte ho alebo požiadajte o nový: platnosť kódov je obmedzená.',
} as const;

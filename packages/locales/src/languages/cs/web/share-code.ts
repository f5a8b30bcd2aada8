export default {
  enter: 'Zadejte kód tiketu',
  label: 'Kód tiketu',
  open: 'Otevřít',
  malformed: 'Toto není kód tiketu. Kód má 6 až 16 písmen a číslic, například 7KMQ2XW9PA.',
  search: 'Otevřít sdílenou sázku {code}',
  unknownTitle: 'Tento kód neznáme',
  unknownText: 'Zkontrolujte ho nebo požádejte o nový: platnost kódů je omezená.',
} as const;

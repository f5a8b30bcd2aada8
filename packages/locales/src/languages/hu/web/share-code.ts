export default {
  enter: 'Megosztási kód megadása',
  label: 'Megosztási kód',
  open: 'Megnyitás',
  malformed: 'Ez nem megosztási kód. A kód 6–16 betűből és számból áll, például 7KMQ2XW9PA.',
  search: 'Megosztott fogadás megnyitása: {code}',
  unknownTitle: 'Ezt a kódot nem ismerjük',
  unknownText: 'Ellenőrizd az írásmódot, vagy kérj újat: a kódok lejárnak.',
} as const;

export default {
  close: 'Bezárás',
  loading: 'Betöltés',
  late: 'A szokásosnál tovább tart. Még próbálkozunk. Ellenőrizd a kapcsolatot.',
  reload: 'Oldal újratöltése',
  previousPage: 'Előző oldal',
  nextPage: 'Következő oldal',
  pages: 'Oldalak',
  page: '{page, number}. oldal',
} as const;

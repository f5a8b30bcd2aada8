export default {
  close: 'Zavrieť',
  loading: 'Načítavame',
  late: 'Trvá to dlhšie než zvyčajne. Stále to skúšame. Skontrolujte pripojenie.',
  reload: 'Načítať znova',
  previousPage: 'Predchádzajúca stránka',
  nextPage: 'Ďalšia stránka',
  pages: 'Stránky',
  page: 'Stránka {page, number}',
} as const;

export default {
  close: 'Zavřít',
  loading: 'Načítáme',
  late: 'Trvá to déle než obvykle. Stále to zkoušíme. Zkontrolujte připojení.',
  reload: 'Načíst znovu',
  previousPage: 'Předchozí stránka',
  nextPage: 'Další stránka',
  pages: 'Stránky',
  page: 'Stránka {page, number}',
} as const;

export default {
  close: 'Затвори',
  loading: 'Зарежда се',
  late: 'Отнема повече от обичайното. Още опитваме. Провери връзката си.',
  reload: 'Презареди страницата',
  previousPage: 'Предишна страница',
  nextPage: 'Следваща страница',
  pages: 'Страници',
  page: 'Страница {page, number}',
} as const;

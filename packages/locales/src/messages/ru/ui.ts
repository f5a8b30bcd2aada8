export default {
  close: 'Закрыть',
  loading: 'Загрузка',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  pages: 'Страницы',
  page: 'Страница {page, number}',
} as const;

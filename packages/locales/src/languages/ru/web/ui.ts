export default {
  close: 'Закрыть',
  loading: 'Загрузка',
  late: 'Это дольше обычного. Мы продолжаем попытки; проверьте соединение.',
  reload: 'Обновить страницу',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  pages: 'Страницы',
  page: 'Страница {page, number}',
} as const;

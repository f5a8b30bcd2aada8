export default {
  close: 'Закрити',
  loading: 'Завантаження',
  late: 'Це триває довше, ніж зазвичай. Ми ще пробуємо. Перевірте зв’язок.',
  reload: 'Оновити сторінку',
  previousPage: 'Попередня сторінка',
  nextPage: 'Наступна сторінка',
  pages: 'Сторінки',
  page: 'Сторінка {page, number}',
} as const;

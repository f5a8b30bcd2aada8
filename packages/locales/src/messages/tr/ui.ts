export default {
  close: 'Kapat',
  loading: 'Yükleniyor',
  previousPage: 'Önceki sayfa',
  nextPage: 'Sonraki sayfa',
  pages: 'Sayfalar',
  page: 'Sayfa {page, number}',
} as const;

export default {
  close: 'Kapat',
  loading: 'Yükleniyor',
  late: 'Her zamankinden uzun sürüyor. Denemeye devam ediyoruz; bağlantını kontrol et.',
  reload: 'Sayfayı yenile',
  previousPage: 'Önceki sayfa',
  nextPage: 'Sonraki sayfa',
  pages: 'Sayfalar',
  page: 'Sayfa {page, number}',
} as const;

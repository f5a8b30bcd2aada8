export default {
  close: 'Bağla',
  loading: 'Yüklənir',
  late: 'Həmişəkindən uzun çəkir. Hələ cəhd edirik. Əlaqəni yoxlayın.',
  reload: 'Səhifəni yenilə',
  previousPage: 'Əvvəlki səhifə',
  nextPage: 'Növbəti səhifə',
  pages: 'Səhifələr',
  page: 'Səhifə {page, number}',
} as const;

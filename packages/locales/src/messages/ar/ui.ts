export default {
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pages: 'الصفحات',
  page: 'الصفحة {page, number}',
} as const;

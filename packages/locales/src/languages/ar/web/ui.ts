export default {
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  late: 'يستغرق هذا أطول من المعتاد. نواصل المحاولة؛ تحقق من اتصالك.',
  reload: 'أعد تحميل الصفحة',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pages: 'الصفحات',
  page: 'الصفحة {page, number}',
} as const;

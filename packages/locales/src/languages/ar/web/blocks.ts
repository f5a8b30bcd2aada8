export default {
  banners: 'العروض',
  banner: 'العرض {number, number} من {count, number}',
  stop: 'إيقاف الحركة',
  start: 'حركة تلقائية',
  open: 'اطّلع',
  liveNow: 'مباشر الآن',
  allLive: 'كل المباريات المباشرة',
  top: 'أهم المباريات',
  startingSoon: 'تبدأ قريبًا',
  schedule: 'جدول المباريات',
  leagues: 'الدوريات',
  footer: 'كل الصفحات',
  noLive: {
    title: 'لا تُلعب أي مباراة الآن',
    text: 'المباريات القادمة في الأسفل مباشرة.',
  },
  noUpcoming: {
    title: 'لا توجد مباريات مجدولة',
    text: 'تظهر المباريات الجديدة هنا فور توفّر أسعارها.',
  },
} as const;

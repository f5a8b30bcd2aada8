export default {
  banners: 'العروض',
  banner: 'العرض {number, number} من {count, number}',
  stop: 'إيقاف العروض مؤقتًا',
  start: 'تشغيل العروض',
  open: 'المزيد',
  liveNow: 'مباشر الآن',
  allLive: 'كل المباريات المباشرة',
  top: 'أهم المباريات',
  startingSoon: 'تبدأ قريبًا',
  schedule: 'جدول المباريات',
  leagues: 'الدوريات',
  footer: 'كل الصفحات',
  noLive: {
    title: 'لا مباريات مباشرة الآن',
    text: 'المباريات القادمة في الأسفل مباشرة.',
  },
  noUpcoming: {
    title: 'لا مباريات قادمة',
    text: 'تظهر المباريات الجديدة هنا فور توفّر أسعارها.',
  },
} as const;

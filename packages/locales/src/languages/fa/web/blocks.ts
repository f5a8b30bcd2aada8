export default {
  banners: 'پیشنهادها',
  banner: 'پیشنهاد {number, number} از {count, number}',
  stop: 'مکث پیشنهادها',
  start: 'پخش پیشنهادها',
  open: 'دیدن بیشتر',
  liveNow: 'اکنون زنده',
  allLive: 'همه بازی‌های زنده',
  top: 'بازی‌های برتر',
  startingSoon: 'به‌زودی',
  schedule: 'برنامه',
  leagues: 'لیگ‌ها',
  footer: 'همه صفحه‌ها',
  noLive: {
    title: 'فعلاً بازی زنده‌ای نیست',
    text: 'بازی‌های پیش رو در پایین است.',
  },
  noUpcoming: {
    title: 'بازی پیش رویی نیست',
    text: 'بازی‌های جدید به‌محض آمدن ضرایب اینجا نشان داده می‌شود.',
  },
} as const;

export default {
  close: 'بستن',
  loading: 'در حال بارگذاری',
  late: 'بیش از معمول طول کشید. همچنان تلاش می‌کنیم. اتصال خود را بررسی کنید.',
  reload: 'بارگذاری دوباره',
  previousPage: 'صفحه قبل',
  nextPage: 'صفحه بعد',
  pages: 'صفحه‌ها',
  page: 'صفحه {page, number}',
} as const;

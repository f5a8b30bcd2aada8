export default {
  title: 'بحث',
  placeholder: 'فريق أو دوري أو رياضة',
  short: 'اكتب ثلاثة أحرف أو أكثر.',
  long: 'هذا أطول ما يمكن البحث عنه: 50 حرفًا.',
  recent: 'عمليات البحث الأخيرة',
  forget: 'مسحها',
  popularTeams: 'فرق شائعة',
  popularLeagues: 'دوريات شائعة',
  kind: {
    matches: 'المباريات',
    outrights: 'رهانات طويلة الأمد',
    leagues: 'الدوريات',
    teams: 'الفرق',
    sports: 'الرياضات والبلدان',
  },
  found:
    '{count, plural, =0 {لا نتائج} zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  live: 'مباشر',
  none: {
    title: 'لا شيء باسم «{query}»',
    text: 'تحقق من الكتابة، أو ابحث بالفريق الآخر أو بالدوري.',
  },
  failed: {
    title: 'البحث لا يستجيب',
    text: 'ما كتبته ما زال هنا.',
  },
  keys: 'الأسهم للتنقل، Enter للفتح، Esc للإغلاق',
} as const;

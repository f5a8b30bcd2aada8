export default {
  title: 'بحث',
  placeholder: 'فريق أو دوري أو رياضة',
  short: 'اكتب ثلاثة أحرف أو أكثر.',
  long: 'البحث 50 حرفًا على الأكثر.',
  recent: 'عمليات البحث الأخيرة',
  forget: 'مسح',
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
    title: 'لا نتائج لـ «{query}»',
    text: 'تحقق من الكتابة، أو ابحث بالفريق الآخر أو بالدوري.',
  },
  failed: {
    title: 'البحث لا يعمل الآن',
    text: 'أعد المحاولة بعد لحظات. ما كتبته ما زال هنا.',
  },
  keys: 'الأسهم للتنقل، Enter للفتح، Esc للإغلاق',
  filters: {
    label: 'تضييق البحث',
    live: 'مباشر',
    coming: 'القادمة',
    cyber: 'الرياضات الإلكترونية',
    regular: 'الرياضات',
    events: 'المباريات فقط',
  },
} as const;

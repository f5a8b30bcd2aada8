export default {
  sports: 'الرياضة',
  allSports: 'كل الرياضات',
  days: 'اليوم',
  today: 'اليوم',
  tomorrow: 'غدًا',
  yesterday: 'أمس',
  sort: 'الترتيب حسب',
  sorts: {
    time: 'وقت البداية',
    league: 'الدوري',
    popular: 'الأكثر رهانًا',
  },
  windows: 'تبدأ خلال',
  anyTime: 'أي وقت',
  within: '{hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  league: 'الدوري',
  allLeagues: 'كل الدوريات',
  schedule: {
    title: 'جدول المباريات',
    description: 'ما يُلعب ومتى، حسب اليوم والرياضة.',
    empty: {
      title: 'لا شيء يبدأ حينها',
      text: 'جرّب يومًا آخر أو مدة أطول أو رياضة أخرى.',
    },
  },
  results: {
    title: 'النتائج',
    description: 'النتائج النهائية حسب اليوم والرياضة والدوري، بكل فتراتها.',
    final: 'النتيجة النهائية',
    finalShort: 'نهائي',
    overtime: 'إضافي',
    shootout: 'ترجيح',
    empty: {
      title: 'لا نتائج في هذا اليوم',
      text: 'جرّب يومًا آخر أو رياضة أخرى.',
    },
  },
} as const;

export default {
  title: 'الإعدادات',
  language: 'اللغة',
  changing: 'جارٍ تغيير اللغة',
  languageFailed: {
    title: 'لم تتغيّر اللغة',
    text: 'الموقع لا يستجيب الآن. لم يتغيّر شيء آخر. أعد المحاولة بعد لحظات.',
  },
  odds: 'صيغة الأسعار',
  oddsFormat: {
    european: 'عشرية',
    british: 'بريطانية',
    hongkong: 'هونغ كونغ',
    american: 'أمريكية',
    indonesian: 'إندونيسية',
    malaysian: 'ماليزية',
    percent: 'احتمال',
    fractional: 'كسرية',
  },
  oddsOption: '{name} · {example}',
  oddsFailed: {
    title: 'لم تُحفظ صيغة الأسعار في حسابك',
    text: 'هي سارية في هذا المتصفح. اخترها مجددًا لاحقًا لتسري في كل مكان.',
  },
  timeZone: 'المنطقة الزمنية',
  deviceZone: 'هذا الجهاز: {zone}',
  density: 'القوائم',
  densities: {
    auto: 'تلقائي',
    comfortable: 'مريح',
    compact: 'مضغوط',
  },
  theme: 'المظهر',
  themes: {
    system: 'النظام',
    night: 'ليلي',
    day: 'نهاري',
  },
} as const;

export default {
  title: 'حسابك',
  open: 'حساب {name}',
  player: 'لاعب',
  balance: 'الرصيد',
  deposit: 'إيداع',
  wallets: 'الرهان من رصيد',
  clock: 'الوقت الآن',
  sessionTime:
    'مسجّل الدخول منذ {hours, plural, =0 {} zero {} one {# س } two {# س } few {# س } many {# س } other {# س }}{minutes, number} د',
  signOut: 'تسجيل الخروج',
  signOutFailed: 'ما زلت مسجّل الدخول',
  signOutFailedText: 'تعذّر الوصول إلى الخادم. تحقق من الاتصال وسجّل الخروج مجددًا.',
  points: 'نقاط الولاء',
  pointsNumber: '{points, number}',
  pages: {
    transactions: 'المعاملات',
    limits: 'الحدود وفترات التوقف',
    profile: 'الملف الشخصي',
    support: 'المساعدة',
    terms: 'الشروط والأحكام',
  },
} as const;

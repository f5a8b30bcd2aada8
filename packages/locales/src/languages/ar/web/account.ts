export default {
  title: 'حسابك',
  open: 'حساب {name}',
  player: 'لاعب',
  balance: 'الرصيد',
  deposit: 'إيداع',
  wallets: 'توضع الرهانات من',
  clock: 'الوقت الآن',
  sessionTime:
    'أنت هنا منذ {hours, plural, =0 {} zero {} one {# س } two {# س } few {# س } many {# س } other {# س }}{minutes, number} د',
  signOut: 'تسجيل الخروج',
  signOutFailed: 'ما زلت مسجّل الدخول',
  signOutFailedText: 'تعذّر الوصول إلى المنصة. تحقق من الاتصال وسجّل الخروج مجددًا.',
  pages: {
    transactions: 'المعاملات',
    limits: 'الحدود وفترات التوقف',
    profile: 'الملف الشخصي',
    support: 'المساعدة',
    terms: 'الشروط والأحكام',
  },
} as const;

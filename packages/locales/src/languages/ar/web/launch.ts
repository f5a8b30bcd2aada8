export default {
  loading: 'جارٍ فتح {name}',
  failed: {
    title: 'تعذّر فتح {name}',
    text: 'لم يُخصم أي مبلغ. أعد المحاولة بعد لحظات.',
  },
  signIn: {
    title: 'سجّل الدخول لفتح {name}',
    text: 'تُفتح هنا بعد تسجيل الدخول.',
  },
  needsScript: 'شغّل JavaScript لاستخدام هذه الصفحة.',
  racing: { title: 'سباق الخيل', description: 'بطاقات السباق والأسعار والنتائج.' },
  lotteries: { title: 'اليانصيب', description: 'سحوبات على مدار الساعة.' },
  arena: { title: 'ساحة الألعاب الافتراضية', description: 'ألعاب افتراضية بنتائج خلال دقائق.' },
} as const;

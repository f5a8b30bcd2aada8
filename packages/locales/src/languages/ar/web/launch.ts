export default {
  loading: 'جارٍ فتح {name}',
  failed: {
    title: 'تعذّر فتح {name}',
    text: 'لم يُخصم أي مبلغ. أعد المحاولة بعد لحظات.',
  },
  signIn: {
    title: 'تحتاج {name} إلى حساب',
    text: 'سجّل الدخول لتُفتح هنا.',
  },
  needsScript: 'هذا القسم من الموقع يحتاج إلى JavaScript.',
  racing: { title: 'سباق الخيل', description: 'بطاقات السباق والأسعار والنتائج.' },
  lotteries: { title: 'اليانصيب', description: 'سحوبات على مدار الساعة.' },
  arena: { title: 'ساحة الألعاب الافتراضية', description: 'ألعاب افتراضية بنتائج خلال دقائق.' },
} as const;

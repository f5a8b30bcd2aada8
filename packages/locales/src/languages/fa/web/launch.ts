export default {
  loading: 'باز کردن {name}',
  failed: {
    title: '{name} باز نشد',
    text: 'پولی برداشت نشد. کمی بعد دوباره امتحان کنید.',
  },
  signIn: {
    title: 'برای باز کردن {name} وارد شوید',
    text: 'پس از ورود، همین‌جا باز می‌شود.',
  },
  needsScript: 'برای استفاده از این صفحه JavaScript را روشن کنید.',
  racing: { title: 'اسب‌دوانی', description: 'برنامه مسابقه‌ها، ضرایب و نتایج.' },
  lotteries: { title: 'لاتاری', description: 'قرعه‌کشی در تمام شبانه‌روز.' },
  arena: { title: 'آرنای مجازی', description: 'بازی‌های مجازی با نتیجه در چند دقیقه.' },
} as const;

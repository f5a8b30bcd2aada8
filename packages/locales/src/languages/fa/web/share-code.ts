export default {
  enter: 'ورود کد اشتراک',
  label: 'کد اشتراک',
  open: 'باز کردن',
  malformed: 'این کد اشتراک نیست. کد 6 تا 16 حرف و رقم دارد، برای نمونه 7KMQ2XW9PA.',
  search: 'باز کردن پیش‌بینی {code}',
  unknownTitle: 'این کد را نمی‌شناسیم',
  unknownText: 'نوشتار را بررسی کنید یا کد جدید بخواهید: کدها منقضی می‌شود.',
} as const;

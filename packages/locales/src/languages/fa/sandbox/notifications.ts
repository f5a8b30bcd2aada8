import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'به Slipstream خوش آمدید',
    caption: 'پول بازی در موجودی شماست',
    body: 'بازی‌ها شبیه‌سازی‌شده‌اند و پول واقعی نیست. پیش از شروع محدودیت‌هایتان را تعیین کنید.',
  },
  deposit_done: {
    title: 'واریز انجام شد',
    caption: '{amount}',
    body: 'پول در موجودی شماست.',
  },
  deposit_failed: {
    title: 'واریز ناموفق بود',
    caption: '{amount}',
    body: 'پولی برداشت نشد. دوباره امتحان کنید یا روش پرداخت دیگری انتخاب کنید.',
  },
  password_changed: {
    title: 'رمز عبور شما تغییر کرد',
    caption: 'از دستگاه‌های دیگر خارج شدید',
    body: 'اگر کار شما نبود، همین حالا رمز عبور را بازنشانی کنید.',
  },
  limit_set: {
    title: 'محدودیت ذخیره شد',
    caption: '',
    body: 'آن را در «محدودیت‌ها و استراحت» ببینید.',
  },
} satisfies SandboxWords['notifications'];

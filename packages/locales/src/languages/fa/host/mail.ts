import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'این نشانی را تأیید کنید تا بتوانید شروع کنید.',
      button: 'تأیید',
    },
    unlock: {
      text: 'کسی با رمزهای اشتباه سعی کرده وارد حساب شما شود. اگر خودتان بودید، قفل را باز کنید.',
      button: 'باز کردن قفل حساب',
    },
    password: {
      text: 'رمز عبور جدیدی انتخاب کنید. لینک دو ساعت اعتبار دارد.',
      button: 'رمز عبور جدید',
    },
    known_account: {
      text: 'کسی سعی کرده با این نشانی ثبت‌نام کند. شما از قبل حساب دارید.',
      button: 'ورود',
    },
  },
  note: 'این پیام را دریافت کرده‌اید چون این نشانی در {site} استفاده شده است.',
  view: 'دیدن پیام',
} satisfies HostWords['mail'];

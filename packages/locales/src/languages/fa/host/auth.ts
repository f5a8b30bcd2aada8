import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'ورود',
    login: 'ایمیل یا تلفن',
    forgotten: 'رمز عبور را فراموش کرده‌اید؟',
    locked: 'حسابتان قفل شده؟',
    signUp: 'تازه‌واردید؟ ثبت‌نام کنید',
    passkey: 'ورود با کلید عبور',
  },
  demoPlayers: {
    title: 'بازیکنان نمایشی',
    password: 'رمز عبور همه بازیکنان نمایشی {password} است. پول واقعی نیست.',
  },
  signUp: {
    title: 'ثبت‌نام',
    open: 'ساخت حساب',
    signIn: 'حساب دارید؟ وارد شوید',
  },
  mailNote: {
    text: 'این نسخه نمایشی ایمیل نمی‌فرستد. پیام‌های شما اینجاست: {mailbox}.',
    mailbox: 'صندوق پیام نمایشی',
  },
  instructions: {
    password: 'بازنشانی رمز عبور',
    confirmation: 'تأیید حساب',
    unlock: 'باز کردن قفل حساب',
    send: 'ارسال لینک',
    back: 'بازگشت به ورود',
  },
  newPassword: { title: 'تعیین رمز عبور جدید', label: 'رمز عبور جدید', set: 'ذخیره و ورود' },
  confirmPassword: {
    title: 'تأیید رمز عبور',
    text: 'برای ادامه، رمز عبور را دوباره وارد کنید.',
    label: 'رمز عبور شما',
    confirm: 'تأیید',
  },
  confirmation: { title: 'تأیید حساب', confirm: 'تأیید' },
  unlock: { title: 'باز کردن قفل حساب', unlock: 'باز کردن قفل' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'ایمیل',
    password: 'رمز عبور',
    name: 'نام',
    phone: 'تلفن، با کد کشور',
    country: 'کشور',
    currency: 'ارز حساب',
    date_of_birth: 'تاریخ تولد',
    terms: '18 سال یا بیشتر دارم و قوانین را می‌پذیرم',
  },
  optional: '{label} (اختیاری)',
  passwordLength: 'دست‌کم {count} نویسه.',
} satisfies HostWords['auth'];

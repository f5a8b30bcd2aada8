import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'وارد حساب نشده‌اید.', signIn: 'ورود' },
  account: {
    title: 'حساب شما',
    phone: 'تلفن',
    confirmEmail: 'تأیید ایمیل',
    signOut: 'خروج',
  },
  missing: {
    title: 'تکمیل پروفایل',
    save: 'ذخیره',
    municipality: 'شهرداری',
    municipalityNote: 'هفت رقم کد IBGE آن، برای نمونه 3550308 برای سائوپائولو.',
  },
  phone: {
    title: 'تأیید شماره تلفن',
    byCode: 'برای تأیید شماره، کدی پیامک می‌کنیم.',
    byProvider: 'بررسی شماره برای ما: {provider}.',
    rejected: 'نمایشی: شماره‌ای که به 0000 ختم شود رد می‌شود.',
    numberHeading: '1. شماره شما',
    send: 'ارسال کد',
    codeHeading: '2. کد شما',
    code: 'کد',
    verify: 'تأیید',
    note: 'پیامک‌های این نسخه نمایشی اینجاست: {mailbox}.',
    mailbox: 'صندوق پیام نمایشی',
  },
  deposit: {
    title: 'واریز',
    note: 'پول بازی. نمایشی: مبلغی که به 13 ختم شود (13، 113 یا 10.13) رد می‌شود، 77 ده ثانیه طول می‌کشد، 78 ده ثانیه طول می‌کشد و رد می‌شود.',
  },
  transactions: {
    title: 'تراکنش‌ها',
    when: 'تاریخ',
    what: 'نوع',
    state: 'وضعیت',
    amount: 'مبلغ',
    balance: 'موجودی',
    more: 'نمایش بیشتر',
  },
  passkeys: {
    title: 'کلیدهای عبور',
    about: 'به‌جای رمز عبور با اثر انگشت، چهره یا قفل صفحه وارد شوید.',
    add: 'افزودن کلید عبور',
  },
} satisfies HostWords['profile'];

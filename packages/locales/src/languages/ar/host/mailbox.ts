import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'صندوق البريد',
  heading: 'صندوق بريد العرض التجريبي',
  empty: 'لم يُرسل شيء.',
  closed:
    'يُفتح الصندوق بالرابط الذي أظهره {command}. يعمل الرابط مرة واحدة ويسمح لهذا المتصفح بالدخول، ثم تبقى هذه الصفحة مفتوحة له.',
  kinds: {
    confirmation: 'تأكيد لـ {address}',
    unlock: 'فتح قفل لـ {address}',
    password: 'كلمة مرور لـ {address}',
    known_account: 'حساب موجود لـ {address}',
    phone_code: 'رمز هاتف لـ {address}',
  },
} satisfies HostWords['mailbox'];

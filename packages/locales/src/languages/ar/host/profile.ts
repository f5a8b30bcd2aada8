import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'لم تسجّل الدخول.', signIn: 'تسجيل الدخول' },
  account: {
    title: 'حسابك',
    phone: 'الهاتف',
    confirmEmail: 'تأكيد البريد الإلكتروني',
    signOut: 'تسجيل الخروج',
  },
  missing: {
    title: 'أكمل ملفك الشخصي',
    save: 'حفظ',
    municipality: 'البلدية',
    municipalityNote: 'الأرقام السبعة لرمز IBGE، مثل 3550308 لمدينة ساو باولو.',
  },
  phone: {
    title: 'أكّد رقم هاتفك',
    byCode: 'نرسل إليك رمزًا برسالة نصية للتحقق من رقمك.',
    byProvider: 'يتحقق {provider} من الرقم نيابة عنا.',
    rejected: 'تجريبي: الرقم المنتهي بـ 0000 لا يجتاز التحقق.',
    numberHeading: '1. رقمك',
    send: 'إرسال رمز',
    codeHeading: '2. رمزك',
    code: 'الرمز',
    verify: 'تأكيد',
    note: 'الرسائل النصية لهذا العرض موجودة في {mailbox}.',
    mailbox: 'صندوق بريده',
  },
  deposit: {
    title: 'إيداع',
    note: 'مال للعب فقط. المبلغ الذي ينتهي بـ 13 (13 أو 113 أو 10.13) يُرفض، والذي ينتهي بـ 77 يستغرق عشر ثوانٍ، والذي ينتهي بـ 78 يستغرق عشر ثوانٍ ثم يُرفض.',
  },
  transactions: {
    title: 'المعاملات',
    when: 'متى',
    what: 'النوع',
    state: 'الحالة',
    amount: 'المبلغ',
    balance: 'الرصيد',
    more: 'عرض المزيد',
  },
  passkeys: {
    title: 'مفاتيح المرور',
    about: 'سجّل الدخول ببصمتك أو وجهك أو قفل الشاشة بدلًا من كلمة المرور.',
    add: 'إضافة مفتاح مرور',
  },
} satisfies HostWords['profile'];

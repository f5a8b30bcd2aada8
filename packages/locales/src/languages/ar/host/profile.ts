import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'لم يسجّل أحد الدخول.', signIn: 'تسجيل الدخول' },
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
    byCode: 'يُثبت الرقم برمز يصل في رسالة نصية.',
    byProvider: 'يتحقق {provider} من الرقم نيابة عنا.',
    rejected: 'يُرفض الرقم الذي ينتهي بـ 0000، لترى كيف يبدو ذلك.',
    numberHeading: '1. رقمك',
    send: 'إرسال رمز',
    codeHeading: '2. الرمز الذي وصل',
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
} satisfies HostWords['profile'];

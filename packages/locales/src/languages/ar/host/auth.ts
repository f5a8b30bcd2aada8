import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'تسجيل الدخول',
    login: 'البريد الإلكتروني أو الهاتف',
    forgotten: 'نسيت كلمة المرور؟',
    locked: 'حسابك مقفل؟',
    signUp: 'ليس لديك حساب؟ أنشئ حسابًا',
    passkey: 'استخدام مفتاح مرور',
  },
  demoPlayers: {
    title: 'لاعبو العرض التجريبي',
    password: 'كلمة المرور للجميع هي {password}. المال ليس حقيقيًا.',
  },
  signUp: {
    title: 'حساب جديد',
    open: 'إنشاء حساب',
    signIn: 'لديك حساب؟ سجّل الدخول',
  },
  mailNote: {
    text: 'لا يرسل هذا العرض التجريبي أي بريد. تجد رسائلك في {mailbox}.',
    mailbox: 'صندوق بريد العرض',
  },
  instructions: {
    password: 'إعادة تعيين كلمة المرور',
    confirmation: 'أكّد حسابك مجددًا',
    unlock: 'افتح قفل حسابك',
    send: 'إرسال الرابط',
    back: 'العودة إلى تسجيل الدخول',
  },
  newPassword: { title: 'عيّن كلمة مرور جديدة', label: 'كلمة المرور الجديدة', set: 'حفظ وتسجيل الدخول' },
  confirmPassword: {
    title: 'أكّد كلمة المرور',
    text: 'أدخل كلمة المرور مجددًا للمتابعة.',
    label: 'كلمة المرور',
    confirm: 'تأكيد',
  },
  confirmation: { title: 'أكّد حسابك', confirm: 'تأكيد' },
  unlock: { title: 'افتح قفل حسابك', unlock: 'فتح القفل' },
  fields: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    name: 'الاسم',
    phone: 'الهاتف مع رمز البلد',
    country: 'البلد',
    currency: 'عملة الحساب',
    date_of_birth: 'تاريخ الميلاد',
    terms: 'عمري 18 عامًا أو أكثر وأقبل الشروط',
  },
  optional: '{label} (اختياري)',
  passwordLength: 'الحد الأدنى لعدد الأحرف: {count}.',
} satisfies HostWords['auth'];

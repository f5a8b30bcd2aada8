import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'أكّد هذا العنوان ويمكنك البدء.',
      button: 'تأكيد',
    },
    unlock: {
      text: 'حاول أحدهم إدخال كلمات مرور خاطئة لحسابك. افتح حسابك إن كنت أنت.',
      button: 'فتح الحساب',
    },
    password: {
      text: 'اختر كلمة مرور جديدة. الرابط صالح لساعتين.',
      button: 'كلمة مرور جديدة',
    },
    known_account: {
      text: 'حاول أحدهم التسجيل بهذا العنوان. لديك حساب بالفعل.',
      button: 'تسجيل الدخول',
    },
  },
  note: 'وصلتك هذه الرسالة لأن هذا العنوان استُخدم في {site}.',
  view: 'عرض الرسالة',
} satisfies HostWords['mail'];

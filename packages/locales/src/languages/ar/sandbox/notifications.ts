import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'مرحبًا بك في Slipstream',
    caption: 'مالك التجريبي في رصيدك',
    body: 'المباريات محاكاة والمال ليس حقيقيًا. ضع حدودك قبل أن تبدأ.',
  },
  deposit_done: {
    title: 'وصل الإيداع',
    caption: '{amount}',
    body: 'المال في رصيدك.',
  },
  deposit_failed: {
    title: 'فشل الإيداع',
    caption: '{amount}',
    body: 'لم يُخصم أي مبلغ. أعد المحاولة أو اختر طريقة دفع أخرى.',
  },
  password_changed: {
    title: 'تغيّرت كلمة مرورك',
    caption: 'سُجّل خروجك من أجهزتك الأخرى',
    body: 'إن لم تكن أنت، فأعد تعيين كلمة مرورك الآن.',
  },
  limit_set: {
    title: 'حُفظ الحد',
    caption: '',
    body: 'تجده ضمن الحدود والاستراحات.',
  },
} satisfies SandboxWords['notifications'];

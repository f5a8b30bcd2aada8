import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'مرحبًا بك في Slipstream',
    caption: 'أموال اللعب في محفظتك',
    body: 'هذه بيئة تجريبية: المباريات محاكاة والأموال ليست حقيقية. استمتع، وضع حدودك أولًا.',
  },
  deposit_done: {
    title: 'وصل الإيداع',
    caption: '{amount}',
    body: 'المبلغ في محفظتك.',
  },
  deposit_failed: {
    title: 'فشل الإيداع',
    caption: '{amount}',
    body: 'لم يُخصم شيء. يرجى تجربة طريقة أخرى.',
  },
  password_changed: {
    title: 'تغيّرت كلمة مرورك',
    caption: 'أُنهيت جميع الجلسات الأخرى',
    body: 'إن لم تكن أنت من فعل ذلك فاطلب كلمة مرور جديدة فورًا.',
  },
  limit_set: {
    title: 'حُفظ حدك',
    caption: '',
    body: 'يمكنك رؤيته مع حدودك الأخرى.',
  },
} satisfies SandboxWords['notifications'];

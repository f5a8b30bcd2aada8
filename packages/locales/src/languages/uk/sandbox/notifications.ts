import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Ласкаво просимо до Slipstream',
    caption: 'Ваші ігрові гроші на балансі',
    body: 'Матчі симульовані, гроші несправжні. Установіть ліміти, перш ніж почати.',
  },
  deposit_done: {
    title: 'Депозит отримано',
    caption: '{amount}',
    body: 'Гроші на вашому балансі.',
  },
  deposit_failed: {
    title: 'Депозит не пройшов',
    caption: '{amount}',
    body: 'Гроші не списано. Спробуйте ще раз або оберіть інший спосіб оплати.',
  },
  password_changed: {
    title: 'Ваш пароль змінено',
    caption: 'На інших пристроях виконано вихід з акаунта',
    body: 'Якщо це були не ви, негайно скиньте пароль.',
  },
  limit_set: {
    title: 'Ліміт збережено',
    caption: '',
    body: 'Він у розділі «Ліміти та перерви».',
  },
} satisfies SandboxWords['notifications'];

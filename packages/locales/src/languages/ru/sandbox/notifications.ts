import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Добро пожаловать в Slipstream',
    caption: 'Ваши игровые деньги на балансе',
    body: 'Матчи смоделированы, деньги ненастоящие. Установите лимиты, прежде чем начать.',
  },
  deposit_done: {
    title: 'Депозит получен',
    caption: '{amount}',
    body: 'Деньги на вашем балансе.',
  },
  deposit_failed: {
    title: 'Депозит не прошёл',
    caption: '{amount}',
    body: 'Деньги не списаны. Попробуйте ещё раз или выберите другой способ оплаты.',
  },
  password_changed: {
    title: 'Ваш пароль изменён',
    caption: 'Вы вышли из аккаунта на других устройствах',
    body: 'Если это были не вы, сбросьте пароль сейчас.',
  },
  limit_set: {
    title: 'Лимит сохранён',
    caption: '',
    body: 'Он в разделе «Лимиты и перерывы».',
  },
} satisfies SandboxWords['notifications'];

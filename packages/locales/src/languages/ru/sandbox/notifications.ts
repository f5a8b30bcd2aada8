import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Добро пожаловать в Slipstream',
    caption: 'Игровые деньги уже в вашем кошельке',
    body: 'Это песочница: матчи смоделированы, а деньги ненастоящие. Приятной игры, и сначала установите лимиты.',
  },
  deposit_done: {
    title: 'Депозит получен',
    caption: '{amount}',
    body: 'Сумма в вашем кошельке.',
  },
  deposit_failed: {
    title: 'Депозит не прошёл',
    caption: '{amount}',
    body: 'Ничего не списано. Попробуйте другой способ.',
  },
  password_changed: {
    title: 'Ваш пароль изменён',
    caption: 'Все другие сессии завершены',
    body: 'Если это были не вы, сразу запросите новый пароль.',
  },
  limit_set: {
    title: 'Ваш лимит сохранён',
    caption: '',
    body: 'Он показан вместе с другими лимитами.',
  },
} satisfies SandboxWords['notifications'];

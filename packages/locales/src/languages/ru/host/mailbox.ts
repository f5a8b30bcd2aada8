import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Почтовый ящик',
  heading: 'Почтовый ящик демоверсии',
  empty: 'Ничего не отправлено.',
  closed:
    'Ящик открывается по ссылке, которую вывела команда {command}. Ссылка работает один раз и впускает этот браузер; после этого страница остаётся для него открытой.',
  kinds: {
    confirmation: 'подтверждение для {address}',
    unlock: 'разблокировка для {address}',
    password: 'пароль для {address}',
    known_account: 'аккаунт уже есть: {address}',
    phone_code: 'код для телефона {address}',
  },
} satisfies HostWords['mailbox'];

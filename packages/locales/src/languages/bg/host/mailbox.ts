import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Поща',
  heading: 'Демо поща',
  empty: 'Още няма съобщения.',
  closed:
    'Отвори пощата с връзката, която показа {command}. Връзката работи веднъж; след това този браузър може да отваря пощата.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Потвърждение на профил за {address}',
    unlock: 'Отключване на профил за {address}',
    password: 'Нова парола за {address}',
    known_account: 'Вече има профил за {address}',
    phone_code: 'Код по телефона за {address}',
  },
} satisfies HostWords['mailbox'];

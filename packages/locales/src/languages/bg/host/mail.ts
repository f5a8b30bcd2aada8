import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Потвърди този адрес и можеш да започнеш.',
      button: 'Потвърди',
    },
    unlock: {
      text: 'Някой опита с грешни пароли в профила ти. Отключи го, ако това си ти.',
      button: 'Отключи профила',
    },
    password: {
      text: 'Избери нова парола. Връзката важи два часа.',
      button: 'Нова парола',
    },
    known_account: {
      text: 'Някой опита да се регистрира с този адрес. Вече имаш профил.',
      button: 'Вход',
    },
  },
  note: 'Получаваш това съобщение, защото този адрес беше използван в {site}.',
  view: 'Виж съобщението',
} satisfies HostWords['mail'];

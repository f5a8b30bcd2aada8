import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Вход',
    login: 'Имейл или телефон',
    forgotten: 'Забравена парола?',
    locked: 'Заключен профил?',
    signUp: 'Нямаш профил? Регистрирай се',
    passkey: 'Вход с ключ за достъп',
  },
  demoPlayers: {
    title: 'Демо играчи',
    password: 'Паролата на всички демо играчи е {password}. Парите не са истински.',
  },
  signUp: {
    title: 'Регистрация',
    open: 'Създай профил',
    signIn: 'Вече имаш профил? Влез',
  },
  mailNote: {
    text: 'Това демо не изпраща имейли. Съобщенията ти са тук: {mailbox}.',
    mailbox: 'демо поща',
  },
  instructions: {
    password: 'Смени паролата си',
    confirmation: 'Потвърди профила си',
    unlock: 'Отключи профила си',
    send: 'Изпрати връзка',
    back: 'Назад към входа',
  },
  newPassword: { title: 'Задай нова парола', label: 'Нова парола', set: 'Запази и влез' },
  confirmPassword: {
    title: 'Потвърди паролата си',
    text: 'Въведи паролата си отново, за да продължиш.',
    label: 'Твоята парола',
    confirm: 'Потвърди',
  },
  confirmation: { title: 'Потвърди профила си', confirm: 'Потвърди' },
  unlock: { title: 'Отключи профила си', unlock: 'Отключи' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Имейл',
    password: 'Парола',
    name: 'Име',
    phone: 'Телефон с код на държавата',
    country: 'Държава',
    currency: 'Валута на профила',
    date_of_birth: 'Дата на раждане',
    terms: 'Имам навършени 18 години и приемам условията',
  },
  optional: '{label} (по желание)',
  passwordLength: 'Поне {count} знака.',
} satisfies HostWords['auth'];

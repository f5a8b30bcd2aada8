import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Вхід',
    login: 'Пошта або телефон',
    forgotten: 'Забули пароль?',
    locked: 'Акаунт заблоковано?',
    signUp: 'Уперше тут? Зареєструйтеся',
    passkey: 'Увійти з ключем доступу',
  },
  demoPlayers: {
    title: 'Демогравці',
    password: 'Пароль усіх демогравців — {password}. Гроші несправжні.',
  },
  signUp: {
    title: 'Реєстрація',
    open: 'Створити акаунт',
    signIn: 'Уже маєте акаунт? Увійдіть',
  },
  mailNote: {
    text: 'Це демо не надсилає листів. Ваші повідомлення тут: {mailbox}.',
    mailbox: 'демопошта',
  },
  instructions: {
    password: 'Скинути пароль',
    confirmation: 'Підтвердити акаунт',
    unlock: 'Розблокувати акаунт',
    send: 'Надіслати посилання',
    back: 'Назад до входу',
  },
  newPassword: { title: 'Задайте новий пароль', label: 'Новий пароль', set: 'Зберегти й увійти' },
  confirmPassword: {
    title: 'Підтвердьте пароль',
    text: 'Введіть пароль ще раз, щоб продовжити.',
    label: 'Ваш пароль',
    confirm: 'Підтвердити',
  },
  confirmation: { title: 'Підтвердьте акаунт', confirm: 'Підтвердити' },
  unlock: { title: 'Розблокуйте акаунт', unlock: 'Розблокувати' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Ел. пошта',
    password: 'Пароль',
    name: 'Ім’я',
    phone: 'Телефон із кодом країни',
    country: 'Країна',
    currency: 'Валюта акаунта',
    date_of_birth: 'Дата народження',
    terms: 'Мені виповнилося 18 років, я приймаю умови',
  },
  optional: '{label} (необов’язково)',
  passwordLength: 'Щонайменше символів: {count}.',
} satisfies HostWords['auth'];

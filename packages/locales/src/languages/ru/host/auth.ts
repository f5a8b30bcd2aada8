import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Вход',
    login: 'Почта или телефон',
    forgotten: 'Забыли пароль?',
    locked: 'Аккаунт заблокирован?',
    signUp: 'Ещё нет аккаунта? Зарегистрируйтесь',
  },
  demoPlayers: {
    title: 'Демо-игроки',
    password: 'У всех пароль {password}. Деньги не настоящие.',
  },
  signUp: {
    title: 'Регистрация',
    open: 'Открыть аккаунт',
    signIn: 'Уже есть аккаунт? Войдите',
  },
  mailNote: {
    text: 'Эта демоверсия не отправляет писем: их содержимое лежит в {mailbox}.',
    mailbox: 'почтовом ящике демоверсии',
  },
  instructions: {
    password: 'Новый пароль',
    confirmation: 'Подтвердите аккаунт ещё раз',
    unlock: 'Разблокировать аккаунт',
    send: 'Отправить инструкции',
  },
  newPassword: { title: 'Задайте новый пароль', label: 'Новый пароль', set: 'Сохранить и войти' },
  confirmPassword: {
    title: 'Подтвердите пароль',
    text: 'Следующий шаг важен, поэтому мы ещё раз спрашиваем, кто вы.',
    label: 'Ваш пароль',
    confirm: 'Подтвердить',
  },
  confirmation: { title: 'Подтвердите аккаунт', confirm: 'Подтвердить' },
  unlock: { title: 'Разблокировать аккаунт', unlock: 'Разблокировать' },
  fields: {
    email: 'Эл. почта',
    password: 'Пароль',
    name: 'Имя',
    phone: 'Телефон с кодом страны',
    country: 'Страна',
    currency: 'Валюта кошелька',
    date_of_birth: 'Дата рождения',
    terms: 'Я совершеннолетний и принимаю условия',
  },
  optional: '{label} (необязательно)',
  passwordLength: 'Минимальное число символов: {count}.',
} satisfies HostWords['auth'];

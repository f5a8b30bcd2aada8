import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Вход',
    login: 'Почта или телефон',
    forgotten: 'Забыли пароль?',
    locked: 'Аккаунт заблокирован?',
    signUp: 'Ещё нет аккаунта? Зарегистрируйтесь',
    passkey: 'Использовать ключ доступа',
  },
  demoPlayers: {
    title: 'Демо-игроки',
    password: 'У всех пароль {password}. Деньги не настоящие.',
  },
  signUp: {
    title: 'Регистрация',
    open: 'Создать аккаунт',
    signIn: 'Уже есть аккаунт? Войдите',
  },
  mailNote: {
    text: 'Эта демоверсия не отправляет писем. Ваши сообщения лежат в {mailbox}.',
    mailbox: 'почтовом ящике демоверсии',
  },
  instructions: {
    password: 'Сброс пароля',
    confirmation: 'Подтвердите аккаунт ещё раз',
    unlock: 'Разблокировать аккаунт',
    send: 'Отправить ссылку',
    back: 'Назад ко входу',
  },
  newPassword: { title: 'Задайте новый пароль', label: 'Новый пароль', set: 'Сохранить и войти' },
  confirmPassword: {
    title: 'Подтвердите пароль',
    text: 'Введите пароль ещё раз, чтобы продолжить.',
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
    currency: 'Валюта счёта',
    date_of_birth: 'Дата рождения',
    terms: 'Мне есть 18 лет, и я принимаю условия',
  },
  optional: '{label} (необязательно)',
  passwordLength: 'Минимальное число символов: {count}.',
} satisfies HostWords['auth'];

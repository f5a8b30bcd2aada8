import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Вы не вошли в аккаунт.', signIn: 'Войти' },
  account: {
    title: 'Ваш аккаунт',
    phone: 'Телефон',
    confirmEmail: 'Подтвердить почту',
    signOut: 'Выйти',
  },
  missing: {
    title: 'Дополните профиль',
    save: 'Сохранить',
    municipality: 'Муниципалитет',
    municipalityNote: 'Семь цифр его кода IBGE, например 3550308 для Сан-Паулу.',
  },
  phone: {
    title: 'Подтвердите телефон',
    byCode: 'Мы отправим код по SMS, чтобы подтвердить номер.',
    byProvider: 'Номер для нас проверяет {provider}.',
    rejected: 'Демо: номер на 0000 не проходит проверку.',
    numberHeading: '1. Ваш номер',
    send: 'Отправить код',
    codeHeading: '2. Ваш код',
    code: 'Код',
    verify: 'Подтвердить',
    note: 'SMS этой демоверсии лежат в её {mailbox}.',
    mailbox: 'почтовом ящике',
  },
  deposit: {
    title: 'Пополнить',
    note: 'Игровые деньги. Сумма, которая заканчивается на 13 (13, 113 или 10,13), отклоняется, на 77 идёт десять секунд, на 78 идёт десять секунд и отклоняется.',
  },
  transactions: {
    title: 'Операции',
    when: 'Когда',
    what: 'Что',
    state: 'Статус',
    amount: 'Сумма',
    balance: 'Баланс',
    more: 'Показать ещё',
  },
  passkeys: {
    title: 'Ключи доступа',
    about: 'Входите по отпечатку пальца, лицу или блокировке экрана вместо пароля.',
    add: 'Добавить ключ доступа',
  },
} satisfies HostWords['profile'];

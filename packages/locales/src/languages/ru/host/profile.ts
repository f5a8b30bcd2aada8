import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Вход не выполнен.', signIn: 'Войти' },
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
    byCode: 'Номер подтверждается кодом из SMS.',
    byProvider: 'Номер для нас проверяет {provider}.',
    rejected: 'Номер, который заканчивается на 0000, отклоняется, чтобы показать, как это выглядит.',
    numberHeading: '1. Ваш номер',
    send: 'Отправить код',
    codeHeading: '2. Полученный код',
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
} satisfies HostWords['profile'];

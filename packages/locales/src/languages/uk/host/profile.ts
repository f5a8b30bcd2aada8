import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Ви не ввійшли в акаунт.', signIn: 'Увійти' },
  account: {
    title: 'Ваш акаунт',
    phone: 'Телефон',
    confirmEmail: 'Підтвердити пошту',
    signOut: 'Вийти',
  },
  missing: {
    title: 'Заповніть профіль',
    save: 'Зберегти',
    municipality: 'Муніципалітет',
    municipalityNote: 'Сім цифр його коду IBGE, наприклад 3550308 для Сан-Паулу.',
  },
  phone: {
    title: 'Підтвердьте телефон',
    byCode: 'Ми надішлемо SMS із кодом, щоб підтвердити номер.',
    byProvider: 'Номер для нас перевіряє {provider}.',
    rejected: 'Демо: номер, що закінчується на 0000, не пройде перевірку.',
    numberHeading: '1. Ваш номер',
    send: 'Надіслати код',
    codeHeading: '2. Ваш код',
    code: 'Код',
    verify: 'Підтвердити',
    note: 'SMS цього демо тут: {mailbox}.',
    mailbox: 'демопошта',
  },
  deposit: {
    title: 'Поповнення',
    note: 'Ігрові гроші. Демо: суму, що закінчується на 13 (13, 113 або 10,13), відхилено, 77 триває десять секунд, 78 триває десять секунд і відхиляється.',
  },
  transactions: {
    title: 'Операції',
    when: 'Дата',
    what: 'Тип',
    state: 'Статус',
    amount: 'Сума',
    balance: 'Баланс',
    more: 'Показати ще',
  },
  passkeys: {
    title: 'Ключі доступу',
    about: 'Входьте за відбитком пальця, обличчям або блокуванням екрана замість пароля.',
    add: 'Додати ключ доступу',
  },
} satisfies HostWords['profile'];

import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Не си в профила си.', signIn: 'Вход' },
  account: {
    title: 'Твоят профил',
    phone: 'Телефон',
    confirmEmail: 'Потвърди имейла',
    signOut: 'Изход',
  },
  missing: {
    title: 'Допълни профила си',
    save: 'Запази',
    municipality: 'Община',
    municipalityNote: 'Седемте цифри на нейния IBGE код, например 3550308 за Сао Пауло.',
  },
  phone: {
    title: 'Потвърди телефона си',
    byCode: 'Изпращаме ти SMS с код за потвърждение на номера.',
    byProvider: '{provider} проверява номера вместо нас.',
    rejected: 'Демо: номер, завършващ на 0000, не минава проверката.',
    numberHeading: '1. Твоят номер',
    send: 'Изпрати код',
    codeHeading: '2. Твоят код',
    code: 'Код',
    verify: 'Потвърди',
    note: 'SMS съобщенията на това демо са тук: {mailbox}.',
    mailbox: 'демо поща',
  },
  deposit: {
    title: 'Депозит',
    note: 'Виртуални пари. Демо: сума, завършваща на 13 (13, 113 или 10,13), се отказва, 77 отнема десет секунди, 78 отнема десет секунди и се отказва.',
  },
  transactions: {
    title: 'Транзакции',
    when: 'Дата',
    what: 'Вид',
    state: 'Статус',
    amount: 'Сума',
    balance: 'Баланс',
    more: 'Покажи още',
  },
  passkeys: {
    title: 'Ключове за достъп',
    about: 'Влизай с пръстов отпечатък, лице или заключване на екрана вместо с парола.',
    add: 'Добави ключ за достъп',
  },
} satisfies HostWords['profile'];

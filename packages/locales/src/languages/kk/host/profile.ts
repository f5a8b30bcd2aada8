import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Сіз аккаунтқа кірмегенсіз.', signIn: 'Кіру' },
  account: {
    title: 'Аккаунтыңыз',
    phone: 'Телефон',
    confirmEmail: 'Поштаны растау',
    signOut: 'Шығу',
  },
  missing: {
    title: 'Профильді толтырыңыз',
    save: 'Сақтау',
    municipality: 'Муниципалитет',
    municipalityNote: 'IBGE кодының жеті саны, мысалы Сан-Паулу: 3550308.',
  },
  phone: {
    title: 'Телефонды растаңыз',
    byCode: 'Нөміріңізді растау үшін SMS-код жібереміз.',
    byProvider: 'Нөмірді біз үшін {provider} тексереді.',
    rejected: 'Демо: 0000-мен аяқталатын нөмір тексеруден өтпейді.',
    numberHeading: '1. Нөміріңіз',
    send: 'Код жіберу',
    codeHeading: '2. Кодыңыз',
    code: 'Код',
    verify: 'Растау',
    note: 'Бұл демоның SMS хабарлары мұнда: {mailbox}.',
    mailbox: 'демо пошта',
  },
  deposit: {
    title: 'Шотты толтыру',
    note: 'Ойын ақшасы. Демо: 13-пен аяқталатын сома (13, 113 немесе 10,13) қабылданбайды, 77 он секунд алады, 78 он секундтан кейін қабылданбайды.',
  },
  transactions: {
    title: 'Операциялар',
    when: 'Күні',
    what: 'Түрі',
    state: 'Күйі',
    amount: 'Сома',
    balance: 'Баланс',
    more: 'Тағы көрсету',
  },
  passkeys: {
    title: 'Кіру кілттері',
    about: 'Құпиясөздің орнына саусақ ізімен, бетпен немесе экран құлпымен кіріңіз.',
    add: 'Кіру кілтін қосу',
  },
} satisfies HostWords['profile'];

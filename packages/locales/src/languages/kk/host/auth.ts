import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Кіру',
    login: 'Пошта немесе телефон',
    forgotten: 'Құпиясөзді ұмыттыңыз ба?',
    locked: 'Аккаунт бұғатталды ма?',
    signUp: 'Алғаш рет пе? Тіркеліңіз',
    passkey: 'Кіру кілтімен кіру',
  },
  demoPlayers: {
    title: 'Демо ойыншылар',
    password: 'Барлық демо ойыншының құпиясөзі: {password}. Ақша шын емес.',
  },
  signUp: {
    title: 'Тіркелу',
    open: 'Аккаунт ашу',
    signIn: 'Аккаунтыңыз бар ма? Кіріңіз',
  },
  mailNote: {
    text: 'Бұл демо хат жібермейді. Хабарларыңыз мұнда: {mailbox}.',
    mailbox: 'демо пошта',
  },
  instructions: {
    password: 'Құпиясөзді ауыстыру',
    confirmation: 'Аккаунтты растау',
    unlock: 'Аккаунтты бұғаттан шығару',
    send: 'Сілтеме жіберу',
    back: 'Кіру бетіне оралу',
  },
  newPassword: { title: 'Жаңа құпиясөз орнатыңыз', label: 'Жаңа құпиясөз', set: 'Сақтап, кіру' },
  confirmPassword: {
    title: 'Құпиясөзді растаңыз',
    text: 'Жалғастыру үшін құпиясөзді қайта енгізіңіз.',
    label: 'Құпиясөзіңіз',
    confirm: 'Растау',
  },
  confirmation: { title: 'Аккаунтты растаңыз', confirm: 'Растау' },
  unlock: { title: 'Аккаунтты бұғаттан шығару', unlock: 'Бұғаттан шығару' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Эл. пошта',
    password: 'Құпиясөз',
    name: 'Аты',
    phone: 'Телефон, ел кодымен',
    country: 'Ел',
    currency: 'Аккаунт валютасы',
    date_of_birth: 'Туған күні',
    terms: 'Жасым 18-ге толды және шарттарды қабылдаймын',
  },
  optional: '{label} (міндетті емес)',
  passwordLength: 'Кемінде {count} таңба.',
} satisfies HostWords['auth'];

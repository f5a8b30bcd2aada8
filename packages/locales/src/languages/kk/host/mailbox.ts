import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Пошта',
  heading: 'Демо пошта',
  empty: 'Хабар әлі жоқ.',
  closed:
    'Поштаны мына команда шығарған сілтемемен ашыңыз: {command}. Сілтеме бір рет жұмыс істейді; содан кейін бұл браузер поштаны аша алады.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Аккаунтты растау: {address}',
    unlock: 'Аккаунтты бұғаттан шығару: {address}',
    password: 'Құпиясөзді ауыстыру: {address}',
    known_account: 'Аккаунт бар: {address}',
    phone_code: 'Телефон коды: {address}',
  },
} satisfies HostWords['mailbox'];

import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Пошта',
  heading: 'Демопошта',
  empty: 'Повідомлень ще немає.',
  closed:
    'Відкрийте пошту за посиланням, яке вивела команда {command}. Посилання працює один раз; далі цей браузер може відкривати пошту.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Підтвердження акаунта: {address}',
    unlock: 'Розблокування акаунта: {address}',
    password: 'Скидання пароля: {address}',
    known_account: 'Акаунт уже існує: {address}',
    phone_code: 'Код для телефону: {address}',
  },
} satisfies HostWords['mailbox'];

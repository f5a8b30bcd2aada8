import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Здравей в Slipstream',
    caption: 'Виртуалните ти пари са в баланса',
    body: 'Мачовете са симулирани и парите не са истински. Задай лимитите си, преди да започнеш.',
  },
  deposit_done: {
    title: 'Депозитът е получен',
    caption: '{amount}',
    body: 'Парите са в баланса ти.',
  },
  deposit_failed: {
    title: 'Неуспешен депозит',
    caption: '{amount}',
    body: 'Не са взети пари. Опитай отново или избери друг метод на плащане.',
  },
  password_changed: {
    title: 'Паролата ти е сменена',
    caption: 'Изведохме те от профила на другите ти устройства',
    body: 'Ако не си ти, смени паролата веднага.',
  },
  limit_set: {
    title: 'Лимитът е запазен',
    caption: '',
    body: 'Виж го в „Лимити и почивки“.',
  },
} satisfies SandboxWords['notifications'];

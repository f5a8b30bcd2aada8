import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Witaj w Slipstream',
    caption: 'Wirtualne pieniądze są na Twoim saldzie',
    body: 'Mecze są symulowane, a pieniądze nie są prawdziwe. Ustaw swoje limity, zanim zaczniesz.',
  },
  deposit_done: {
    title: 'Wpłata otrzymana',
    caption: '{amount}',
    body: 'Pieniądze są na Twoim saldzie.',
  },
  deposit_failed: {
    title: 'Wpłata nieudana',
    caption: '{amount}',
    body: 'Nie pobraliśmy pieniędzy. Spróbuj ponownie lub wybierz inną metodę płatności.',
  },
  password_changed: {
    title: 'Twoje hasło zostało zmienione',
    caption: 'Wylogowaliśmy Cię na innych urządzeniach',
    body: 'Jeśli to nie Ty, natychmiast zresetuj hasło.',
  },
  limit_set: {
    title: 'Limit zapisany',
    caption: '',
    body: 'Znajdziesz go w sekcji Limity i przerwy.',
  },
} satisfies SandboxWords['notifications'];

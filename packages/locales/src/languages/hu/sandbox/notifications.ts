import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Üdv a Slipstreamen',
    caption: 'A játékpénzed az egyenlegeden van',
    body: 'A mérkőzések szimuláltak, a pénz nem valódi. Kezdés előtt állítsd be a limitjeidet.',
  },
  deposit_done: {
    title: 'Befizetés megérkezett',
    caption: '{amount}',
    body: 'A pénz az egyenlegeden van.',
  },
  deposit_failed: {
    title: 'Sikertelen befizetés',
    caption: '{amount}',
    body: 'Nem vontunk le pénzt. Próbáld újra, vagy válassz másik fizetési módot.',
  },
  password_changed: {
    title: 'A jelszavad megváltozott',
    caption: 'A többi eszközödön kiléptettünk',
    body: 'Ha nem te voltál, azonnal kérj új jelszót.',
  },
  limit_set: {
    title: 'Limit elmentve',
    caption: '',
    body: 'A Limitek és szünet oldalon találod.',
  },
} satisfies SandboxWords['notifications'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Vítejte ve Slipstreamu',
    caption: 'Herní peníze máte na účtu',
    body: 'Zápasy jsou simulované a peníze nejsou skutečné. Než začnete, nastavte si limity.',
  },
  deposit_done: {
    title: 'Vklad přijat',
    caption: '{amount}',
    body: 'Peníze máte na účtu.',
  },
  deposit_failed: {
    title: 'Vklad se nezdařil',
    caption: '{amount}',
    body: 'Žádné peníze jsme nestrhli. Zkuste to znovu nebo zvolte jiný způsob platby.',
  },
  password_changed: {
    title: 'Vaše heslo bylo změněno',
    caption: 'Na ostatních zařízeních jsme vás odhlásili',
    body: 'Pokud jste to nebyli vy, ihned si heslo obnovte.',
  },
  limit_set: {
    title: 'Limit uložen',
    caption: '',
    body: 'Najdete ho v části Limity a pauzy.',
  },
} satisfies SandboxWords['notifications'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Vitajte v Slipstreame',
    caption: 'Herné peniaze máte na účte',
    body: 'Zápasy sú simulované a peniaze nie sú skutočné. Skôr než začnete, nastavte si limity.',
  },
  deposit_done: {
    title: 'Vklad prijatý',
    caption: '{amount}',
    body: 'Peniaze máte na účte.',
  },
  deposit_failed: {
    title: 'Vklad sa nepodaril',
    caption: '{amount}',
    body: 'Nestrhli sme žiadne peniaze. Skúste to znova alebo zvoľte iný spôsob platby.',
  },
  password_changed: {
    title: 'Vaše heslo bolo zmenené',
    caption: 'Na ostatných zariadeniach sme vás odhlásili',
    body: 'Ak ste to neboli vy, ihneď si heslo obnovte.',
  },
  limit_set: {
    title: 'Limit uložený',
    caption: '',
    body: 'Nájdete ho v časti Limity a pauzy.',
  },
} satisfies SandboxWords['notifications'];

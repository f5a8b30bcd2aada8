import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Pozdrav iz Slipstreama',
    caption: 'Virtuelni novac je na tvom računu',
    body: 'Mečevi su simulirani i novac nije stvaran. Prije početka postavi svoje limite.',
  },
  deposit_done: {
    title: 'Uplata primljena',
    caption: '{amount}',
    body: 'Novac je na tvom računu.',
  },
  deposit_failed: {
    title: 'Uplata nije uspjela',
    caption: '{amount}',
    body: 'Novac nije skinut. Pokušaj ponovo ili izaberi drugi način plaćanja.',
  },
  password_changed: {
    title: 'Tvoja lozinka je promijenjena',
    caption: 'Odjavili smo te na ostalim uređajima',
    body: 'Ako to nisi ti, odmah promijeni lozinku.',
  },
  limit_set: {
    title: 'Limit sačuvan',
    caption: '',
    body: 'Pogledaj ga pod Limiti i pauze.',
  },
} satisfies SandboxWords['notifications'];

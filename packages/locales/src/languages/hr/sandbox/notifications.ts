import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Pozdrav iz Slipstreama',
    caption: 'Virtualni novac je na tvom računu',
    body: 'Susreti su simulirani i novac nije stvaran. Prije početka postavi svoje limite.',
  },
  deposit_done: {
    title: 'Uplata primljena',
    caption: '{amount}',
    body: 'Novac je na tvom računu.',
  },
  deposit_failed: {
    title: 'Uplata nije uspjela',
    caption: '{amount}',
    body: 'Novac nije skinut. Pokušaj ponovno ili odaberi drugi način plaćanja.',
  },
  password_changed: {
    title: 'Tvoja lozinka je promijenjena',
    caption: 'Odjavili smo te na ostalim uređajima',
    body: 'Ako to nisi ti, odmah promijeni lozinku.',
  },
  limit_set: {
    title: 'Limit spremljen',
    caption: '',
    body: 'Pogledaj ga pod Limiti i pauze.',
  },
} satisfies SandboxWords['notifications'];

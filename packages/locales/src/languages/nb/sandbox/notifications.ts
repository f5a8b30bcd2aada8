import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Velkommen til Slipstream',
    caption: 'Lekepengene er på saldoen din',
    body: 'Kampene er simulerte og pengene er ikke ekte. Sett grensene dine før du starter.',
  },
  deposit_done: {
    title: 'Innskudd mottatt',
    caption: '{amount}',
    body: 'Pengene er på saldoen din.',
  },
  deposit_failed: {
    title: 'Innskuddet mislyktes',
    caption: '{amount}',
    body: 'Ingen penger er trukket. Prøv igjen eller velg en annen betalingsmåte.',
  },
  password_changed: {
    title: 'Passordet ditt er endret',
    caption: 'Du er logget ut på de andre enhetene dine',
    body: 'Hvis det ikke var deg, må du tilbakestille passordet nå.',
  },
  limit_set: {
    title: 'Grensen er lagret',
    caption: '',
    body: 'Se den under Grenser og pauser.',
  },
} satisfies SandboxWords['notifications'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Velkommen til Slipstream',
    caption: 'Dine legepenge er på din saldo',
    body: 'Kampene er simulerede, og pengene er ikke rigtige. Sæt dine grænser, før du går i gang.',
  },
  deposit_done: {
    title: 'Indbetaling modtaget',
    caption: '{amount}',
    body: 'Pengene er på din saldo.',
  },
  deposit_failed: {
    title: 'Indbetalingen mislykkedes',
    caption: '{amount}',
    body: 'Der er ikke trukket penge. Prøv igen, eller vælg en anden betalingsmåde.',
  },
  password_changed: {
    title: 'Din adgangskode er ændret',
    caption: 'Du er logget ud på dine andre enheder',
    body: 'Hvis det ikke var dig, skal du nulstille adgangskoden nu.',
  },
  limit_set: {
    title: 'Grænsen er gemt',
    caption: '',
    body: 'Se den under Grænser og pauser.',
  },
} satisfies SandboxWords['notifications'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Welkom bij Slipstream',
    caption: 'Je speelgeld staat op je saldo',
    body: 'De wedstrijden zijn gesimuleerd en het geld is niet echt. Stel je limieten in voordat je begint.',
  },
  deposit_done: {
    title: 'Storting ontvangen',
    caption: '{amount}',
    body: 'Het geld staat op je saldo.',
  },
  deposit_failed: {
    title: 'Storting mislukt',
    caption: '{amount}',
    body: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalmethode.',
  },
  password_changed: {
    title: 'Je wachtwoord is gewijzigd',
    caption: 'Je bent uitgelogd op je andere apparaten',
    body: 'Was jij dit niet? Herstel dan nu je wachtwoord.',
  },
  limit_set: {
    title: 'Limiet opgeslagen',
    caption: '',
    body: 'Je vindt hem bij Limieten en pauzes.',
  },
} satisfies SandboxWords['notifications'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Willkommen bei Slipstream',
    caption: 'Dein Spielgeld liegt in der Geldbörse',
    body: 'Dies ist eine Sandbox: Die Spiele sind simuliert und das Geld ist nicht echt. Viel Spaß, und setze zuerst deine Limits.',
  },
  deposit_done: {
    title: 'Einzahlung erhalten',
    caption: '{amount}',
    body: 'Der Betrag ist in deiner Geldbörse.',
  },
  deposit_failed: {
    title: 'Einzahlung fehlgeschlagen',
    caption: '{amount}',
    body: 'Es wurde nichts abgebucht. Bitte versuche einen anderen Weg.',
  },
  password_changed: {
    title: 'Dein Passwort wurde geändert',
    caption: 'Alle anderen Sitzungen wurden beendet',
    body: 'Falls du das nicht warst, fordere bitte sofort ein neues Passwort an.',
  },
  limit_set: {
    title: 'Dein Limit wurde gespeichert',
    caption: '',
    body: 'Du findest es bei deinen anderen Limits.',
  },
} satisfies SandboxWords['notifications'];

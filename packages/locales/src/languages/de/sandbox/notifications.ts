import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Willkommen bei Slipstream',
    caption: 'Dein Spielgeld ist auf deinem Konto',
    body: 'Die Spiele sind simuliert, und das Geld ist nicht echt. Setze deine Limits, bevor du anfängst.',
  },
  deposit_done: {
    title: 'Einzahlung erhalten',
    caption: '{amount}',
    body: 'Das Geld ist auf deinem Konto.',
  },
  deposit_failed: {
    title: 'Einzahlung fehlgeschlagen',
    caption: '{amount}',
    body: 'Es wurde kein Geld abgebucht. Versuche es noch einmal oder wähle eine andere Zahlungsart.',
  },
  password_changed: {
    title: 'Dein Passwort wurde geändert',
    caption: 'Du wurdest auf deinen anderen Geräten abgemeldet',
    body: 'Falls du das nicht warst, setze dein Passwort jetzt zurück.',
  },
  limit_set: {
    title: 'Limit gespeichert',
    caption: '',
    body: 'Du findest es unter Limits und Pausen.',
  },
} satisfies SandboxWords['notifications'];

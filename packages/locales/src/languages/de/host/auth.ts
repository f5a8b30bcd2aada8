import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Anmelden',
    login: 'E-Mail oder Telefon',
    forgotten: 'Passwort vergessen?',
    locked: 'Konto gesperrt?',
    signUp: 'Noch kein Konto? Registrieren',
  },
  demoPlayers: {
    title: 'Demo-Spieler',
    password: 'Alle haben das Passwort {password}. Das Geld ist nicht echt.',
  },
  signUp: {
    title: 'Registrieren',
    open: 'Konto eröffnen',
    signIn: 'Schon ein Konto? Anmelden',
  },
  mailNote: {
    text: 'Diese Demo verschickt keine E-Mails: Was darin stünde, steht im {mailbox}.',
    mailbox: 'Postfach der Demo',
  },
  instructions: {
    password: 'Neues Passwort',
    confirmation: 'Konto erneut bestätigen',
    unlock: 'Konto entsperren',
    send: 'Anleitung senden',
  },
  newPassword: { title: 'Neues Passwort festlegen', label: 'Neues Passwort', set: 'Festlegen und anmelden' },
  confirmPassword: {
    title: 'Passwort bestätigen',
    text: 'Der nächste Schritt ist wichtig genug, um noch einmal zu fragen, wer du bist.',
    label: 'Dein Passwort',
    confirm: 'Bestätigen',
  },
  confirmation: { title: 'Konto bestätigen', confirm: 'Bestätigen' },
  unlock: { title: 'Konto entsperren', unlock: 'Entsperren' },
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    name: 'Name',
    phone: 'Telefon mit Ländervorwahl',
    country: 'Land',
    currency: 'Währung deiner Wallet',
    date_of_birth: 'Geburtsdatum',
    terms: 'Ich bin volljährig und akzeptiere die Nutzungsbedingungen',
  },
  optional: '{label} (freiwillig)',
  passwordLength: 'Mindestens {count} Zeichen.',
} satisfies HostWords['auth'];

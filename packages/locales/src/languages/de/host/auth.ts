import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Anmelden',
    login: 'E-Mail oder Telefon',
    forgotten: 'Passwort vergessen?',
    locked: 'Konto gesperrt?',
    signUp: 'Noch kein Konto? Registrieren',
    passkey: 'Passkey verwenden',
  },
  demoPlayers: {
    title: 'Demo-Spieler',
    password: 'Alle haben das Passwort {password}. Das Geld ist nicht echt.',
  },
  signUp: {
    title: 'Registrieren',
    open: 'Konto erstellen',
    signIn: 'Schon ein Konto? Anmelden',
  },
  mailNote: {
    text: 'Diese Demo verschickt keine E-Mails. Deine Nachrichten findest du im {mailbox}.',
    mailbox: 'Postfach der Demo',
  },
  instructions: {
    password: 'Passwort zurücksetzen',
    confirmation: 'Konto erneut bestätigen',
    unlock: 'Konto entsperren',
    send: 'Link senden',
    back: 'Zurück zur Anmeldung',
  },
  newPassword: { title: 'Neues Passwort festlegen', label: 'Neues Passwort', set: 'Speichern und anmelden' },
  confirmPassword: {
    title: 'Passwort bestätigen',
    text: 'Gib dein Passwort noch einmal ein, um fortzufahren.',
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
    currency: 'Kontowährung',
    date_of_birth: 'Geburtsdatum',
    terms: 'Ich bin mindestens 18 und akzeptiere die Nutzungsbedingungen',
  },
  optional: '{label} (freiwillig)',
  passwordLength: 'Mindestens {count} Zeichen.',
} satisfies HostWords['auth'];

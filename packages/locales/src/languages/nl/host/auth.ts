import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Inloggen',
    login: 'E-mail of telefoon',
    forgotten: 'Wachtwoord vergeten?',
    locked: 'Account geblokkeerd?',
    signUp: 'Nieuw hier? Registreer je',
    passkey: 'Gebruik een passkey',
  },
  demoPlayers: {
    title: 'Demospelers',
    password: 'Het wachtwoord van alle demospelers is {password}. Het geld is niet echt.',
  },
  signUp: {
    title: 'Registreren',
    open: 'Account aanmaken',
    signIn: 'Heb je al een account? Log in',
  },
  mailNote: {
    text: 'Deze demo verstuurt geen e-mail. Je berichten staan in de {mailbox}.',
    mailbox: 'demomailbox',
  },
  instructions: {
    password: 'Wachtwoord herstellen',
    confirmation: 'Account bevestigen',
    unlock: 'Account deblokkeren',
    send: 'Link sturen',
    back: 'Terug naar inloggen',
  },
  newPassword: { title: 'Kies een nieuw wachtwoord', label: 'Nieuw wachtwoord', set: 'Opslaan en inloggen' },
  confirmPassword: {
    title: 'Bevestig je wachtwoord',
    text: 'Vul je wachtwoord nog eens in om verder te gaan.',
    label: 'Je wachtwoord',
    confirm: 'Bevestigen',
  },
  confirmation: { title: 'Bevestig je account', confirm: 'Bevestigen' },
  unlock: { title: 'Deblokkeer je account', unlock: 'Deblokkeren' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Wachtwoord',
    name: 'Naam',
    phone: 'Telefoon, met landcode',
    country: 'Land',
    currency: 'Valuta van je account',
    date_of_birth: 'Geboortedatum',
    terms: 'Ik ben 18 of ouder en accepteer de voorwaarden',
  },
  optional: '{label} (optioneel)',
  passwordLength: 'Minstens {count} tekens.',
} satisfies HostWords['auth'];

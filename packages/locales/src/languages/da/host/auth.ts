import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Log ind',
    login: 'E-mail eller telefon',
    forgotten: 'Glemt adgangskoden?',
    locked: 'Er kontoen låst?',
    signUp: 'Ny her? Opret konto',
    passkey: 'Brug adgangsnøgle',
  },
  demoPlayers: {
    title: 'Demospillere',
    password: 'Adgangskoden til alle demospillere er {password}. Pengene er ikke rigtige.',
  },
  signUp: {
    title: 'Opret konto',
    open: 'Opret konto',
    signIn: 'Har du allerede en konto? Log ind',
  },
  mailNote: {
    text: 'Denne demo sender ikke e-mails. Find dine beskeder i {mailbox}.',
    mailbox: 'demopostkassen',
  },
  instructions: {
    password: 'Nulstil din adgangskode',
    confirmation: 'Bekræft din konto',
    unlock: 'Lås din konto op',
    send: 'Send et link',
    back: 'Tilbage til login',
  },
  newPassword: { title: 'Vælg en ny adgangskode', label: 'Ny adgangskode', set: 'Gem og log ind' },
  confirmPassword: {
    title: 'Bekræft din adgangskode',
    text: 'Angiv din adgangskode igen for at fortsætte.',
    label: 'Din adgangskode',
    confirm: 'Bekræft',
  },
  confirmation: { title: 'Bekræft din konto', confirm: 'Bekræft' },
  unlock: { title: 'Lås din konto op', unlock: 'Lås op' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Adgangskode',
    name: 'Navn',
    phone: 'Telefon, med landekode',
    country: 'Land',
    currency: 'Kontoens valuta',
    date_of_birth: 'Fødselsdato',
    terms: 'Jeg er mindst 18 år og accepterer vilkårene',
  },
  optional: '{label} (valgfrit)',
  passwordLength: 'Mindst {count} tegn.',
} satisfies HostWords['auth'];

import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Logg inn',
    login: 'E-post eller telefon',
    forgotten: 'Glemt passordet?',
    locked: 'Er kontoen låst?',
    signUp: 'Ny her? Opprett konto',
    passkey: 'Bruk tilgangsnøkkel',
  },
  demoPlayers: {
    title: 'Demospillere',
    password: 'Passordet til alle demospillere er {password}. Pengene er ikke ekte.',
  },
  signUp: {
    title: 'Opprett konto',
    open: 'Opprett konto',
    signIn: 'Har du allerede en konto? Logg inn',
  },
  mailNote: {
    text: 'Denne demoen sender ikke e-post. Meldingene dine finner du i {mailbox}.',
    mailbox: 'demopostkassen',
  },
  instructions: {
    password: 'Tilbakestill passordet ditt',
    confirmation: 'Bekreft kontoen din',
    unlock: 'Lås opp kontoen din',
    send: 'Send lenke',
    back: 'Tilbake til innlogging',
  },
  newPassword: { title: 'Velg nytt passord', label: 'Nytt passord', set: 'Lagre og logg inn' },
  confirmPassword: {
    title: 'Bekreft passordet ditt',
    text: 'Skriv inn passordet ditt på nytt for å fortsette.',
    label: 'Passordet ditt',
    confirm: 'Bekreft',
  },
  confirmation: { title: 'Bekreft kontoen din', confirm: 'Bekreft' },
  unlock: { title: 'Lås opp kontoen din', unlock: 'Lås opp' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-post',
    password: 'Passord',
    name: 'Navn',
    phone: 'Telefon, med landkode',
    country: 'Land',
    currency: 'Kontoens valuta',
    date_of_birth: 'Fødselsdato',
    terms: 'Jeg er minst 18 år og godtar vilkårene',
  },
  optional: '{label} (valgfritt)',
  passwordLength: 'Minst {count} tegn.',
} satisfies HostWords['auth'];

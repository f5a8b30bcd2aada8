import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Prijava',
    login: 'E-mail ili telefon',
    forgotten: 'Zaboravljena lozinka?',
    locked: 'Nalog je zaključan?',
    signUp: 'Nemaš nalog? Registruj se',
    passkey: 'Koristi pristupni ključ',
  },
  demoPlayers: {
    title: 'Demo igrači',
    password: 'Lozinka svih demo igrača je {password}. Novac nije stvaran.',
  },
  signUp: {
    title: 'Registracija',
    open: 'Otvori nalog',
    signIn: 'Već imaš nalog? Prijavi se',
  },
  mailNote: {
    text: 'Ovaj demo ne šalje e-mail. Poruke su ovdje: {mailbox}.',
    mailbox: 'demo sanduče',
  },
  instructions: {
    password: 'Nova lozinka',
    confirmation: 'Potvrdi nalog',
    unlock: 'Otključaj nalog',
    send: 'Pošalji link',
    back: 'Nazad na prijavu',
  },
  newPassword: { title: 'Postavi novu lozinku', label: 'Nova lozinka', set: 'Sačuvaj i prijavi se' },
  confirmPassword: {
    title: 'Potvrdi lozinku',
    text: 'Za nastavak ponovo unesi lozinku.',
    label: 'Tvoja lozinka',
    confirm: 'Potvrdi',
  },
  confirmation: { title: 'Potvrdi nalog', confirm: 'Potvrdi' },
  unlock: { title: 'Otključaj nalog', unlock: 'Otključaj' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Lozinka',
    name: 'Ime',
    phone: 'Telefon sa pozivnim brojem države',
    country: 'Država',
    currency: 'Valuta naloga',
    date_of_birth: 'Datum rođenja',
    terms: 'Imam najmanje 18 godina i prihvatam uslove',
  },
  optional: '{label} (opciono)',
  passwordLength: 'Najmanji broj znakova: {count}.',
} satisfies HostWords['auth'];

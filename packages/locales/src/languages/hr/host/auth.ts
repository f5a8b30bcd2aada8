import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Prijava',
    login: 'E-mail ili telefon',
    forgotten: 'Zaboravljena lozinka?',
    locked: 'Račun je zaključan?',
    signUp: 'Nemaš račun? Registriraj se',
    passkey: 'Koristi pristupni ključ',
  },
  demoPlayers: {
    title: 'Demo igrači',
    password: 'Lozinka svih demo igrača je {password}. Novac nije stvaran.',
  },
  signUp: {
    title: 'Registracija',
    open: 'Otvori račun',
    signIn: 'Već imaš račun? Prijavi se',
  },
  mailNote: {
    text: 'Ovaj demo ne šalje e-poštu. Poruke su ovdje: {mailbox}.',
    mailbox: 'demo sandučić',
  },
  instructions: {
    password: 'Nova lozinka',
    confirmation: 'Potvrdi račun',
    unlock: 'Otključaj račun',
    send: 'Pošalji poveznicu',
    back: 'Natrag na prijavu',
  },
  newPassword: { title: 'Postavi novu lozinku', label: 'Nova lozinka', set: 'Spremi i prijavi se' },
  confirmPassword: {
    title: 'Potvrdi lozinku',
    text: 'Za nastavak ponovno unesi lozinku.',
    label: 'Tvoja lozinka',
    confirm: 'Potvrdi',
  },
  confirmation: { title: 'Potvrdi račun', confirm: 'Potvrdi' },
  unlock: { title: 'Otključaj račun', unlock: 'Otključaj' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Lozinka',
    name: 'Ime',
    phone: 'Telefon s pozivnim brojem države',
    country: 'Država',
    currency: 'Valuta računa',
    date_of_birth: 'Datum rođenja',
    terms: 'Imam najmanje 18 godina i prihvaćam uvjete',
  },
  optional: '{label} (neobavezno)',
  passwordLength: 'Najmanji broj znakova: {count}.',
} satisfies HostWords['auth'];

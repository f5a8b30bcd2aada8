import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Belépés',
    login: 'E-mail vagy telefonszám',
    forgotten: 'Elfelejtetted a jelszavad?',
    locked: 'Zárolt fiók?',
    signUp: 'Új vagy itt? Regisztrálj',
    passkey: 'Belépés belépőkulccsal',
  },
  demoPlayers: {
    title: 'Demójátékosok',
    password: 'Minden demójátékos jelszava: {password}. A pénz nem valódi.',
  },
  signUp: {
    title: 'Regisztráció',
    open: 'Fiók létrehozása',
    signIn: 'Van már fiókod? Lépj be',
  },
  mailNote: {
    text: 'Ez a demó nem küld e-mailt. Az üzeneteidet itt találod: {mailbox}.',
    mailbox: 'demópostafiók',
  },
  instructions: {
    password: 'Új jelszó kérése',
    confirmation: 'Fiók megerősítése',
    unlock: 'Fiók feloldása',
    send: 'Link küldése',
    back: 'Vissza a belépéshez',
  },
  newPassword: { title: 'Új jelszó beállítása', label: 'Új jelszó', set: 'Mentés és belépés' },
  confirmPassword: {
    title: 'Jelszó megerősítése',
    text: 'A folytatáshoz add meg újra a jelszavad.',
    label: 'A jelszavad',
    confirm: 'Megerősítés',
  },
  confirmation: { title: 'Fiók megerősítése', confirm: 'Megerősítés' },
  unlock: { title: 'Fiók feloldása', unlock: 'Feloldás' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Jelszó',
    name: 'Név',
    phone: 'Telefonszám országkóddal',
    country: 'Ország',
    currency: 'A fiók pénzneme',
    date_of_birth: 'Születési dátum',
    terms: 'Elmúltam 18 éves, és elfogadom a feltételeket',
  },
  optional: '{label} (nem kötelező)',
  passwordLength: 'Legalább {count} karakter.',
} satisfies HostWords['auth'];

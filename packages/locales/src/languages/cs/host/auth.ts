import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Přihlášení',
    login: 'E-mail nebo telefon',
    forgotten: 'Zapomněli jste heslo?',
    locked: 'Účet je zablokovaný?',
    signUp: 'Jste tu noví? Registrujte se',
    passkey: 'Použít přístupový klíč',
  },
  demoPlayers: {
    title: 'Demo hráči',
    password: 'Heslo všech demo hráčů je {password}. Peníze nejsou skutečné.',
  },
  signUp: {
    title: 'Registrace',
    open: 'Vytvořit účet',
    signIn: 'Už máte účet? Přihlaste se',
  },
  mailNote: {
    text: 'Toto demo neposílá e-maily. Zprávy najdete tady: {mailbox}.',
    mailbox: 'demo schránka',
  },
  instructions: {
    password: 'Obnova hesla',
    confirmation: 'Potvrzení účtu',
    unlock: 'Odblokování účtu',
    send: 'Poslat odkaz',
    back: 'Zpět na přihlášení',
  },
  newPassword: { title: 'Nastavte nové heslo', label: 'Nové heslo', set: 'Uložit a přihlásit se' },
  confirmPassword: {
    title: 'Potvrďte heslo',
    text: 'Pro pokračování zadejte znovu heslo.',
    label: 'Vaše heslo',
    confirm: 'Potvrdit',
  },
  confirmation: { title: 'Potvrzení účtu', confirm: 'Potvrdit' },
  unlock: { title: 'Odblokování účtu', unlock: 'Odblokovat' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Heslo',
    name: 'Jméno',
    phone: 'Telefon s předvolbou země',
    country: 'Země',
    currency: 'Měna účtu',
    date_of_birth: 'Datum narození',
    terms: 'Je mi alespoň 18 let a souhlasím s podmínkami',
  },
  optional: '{label} (nepovinné)',
  passwordLength: 'Nejmenší počet znaků: {count}.',
} satisfies HostWords['auth'];

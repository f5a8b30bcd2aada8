import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Prihlásenie',
    login: 'E-mail alebo telefón',
    forgotten: 'Zabudli ste heslo?',
    locked: 'Účet je zablokovaný?',
    signUp: 'Ste tu noví? Registrujte sa',
    passkey: 'Použiť prístupový kľúč',
  },
  demoPlayers: {
    title: 'Demo hráči',
    password: 'Heslo všetkých demo hráčov je {password}. Peniaze nie sú skutočné.',
  },
  signUp: {
    title: 'Registrácia',
    open: 'Vytvoriť účet',
    signIn: 'Už máte účet? Prihláste sa',
  },
  mailNote: {
    text: 'Toto demo neposiela e-maily. Správy nájdete tu: {mailbox}.',
    mailbox: 'demo schránka',
  },
  instructions: {
    password: 'Obnova hesla',
    confirmation: 'Potvrdenie účtu',
    unlock: 'Odblokovanie účtu',
    send: 'Poslať odkaz',
    back: 'Späť na prihlásenie',
  },
  newPassword: { title: 'Nastavte nové heslo', label: 'Nové heslo', set: 'Uložiť a prihlásiť sa' },
  confirmPassword: {
    title: 'Potvrďte heslo',
    text: 'Na pokračovanie znova zadajte heslo.',
    label: 'Vaše heslo',
    confirm: 'Potvrdiť',
  },
  confirmation: { title: 'Potvrdenie účtu', confirm: 'Potvrdiť' },
  unlock: { title: 'Odblokovanie účtu', unlock: 'Odblokovať' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Heslo',
    name: 'Meno',
    phone: 'Telefón s predvoľbou krajiny',
    country: 'Krajina',
    currency: 'Mena účtu',
    date_of_birth: 'Dátum narodenia',
    terms: 'Mám aspoň 18 rokov a súhlasím s podmienkami',
  },
  optional: '{label} (nepovinné)',
  passwordLength: 'Najmenší počet znakov: {count}.',
} satisfies HostWords['auth'];

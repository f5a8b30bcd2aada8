import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Mag-log in',
    login: 'Email o telepono',
    forgotten: 'Nakalimutan ang password?',
    locked: 'Naka-lock ang account?',
    signUp: 'Bago ka rito? Mag-sign up',
    passkey: 'Gumamit ng passkey',
  },
  demoPlayers: {
    title: 'Mga demo player',
    password: 'Ang password ng lahat ng demo player ay {password}. Hindi totoo ang pera.',
  },
  signUp: {
    title: 'Mag-sign up',
    open: 'Gumawa ng account',
    signIn: 'May account ka na? Mag-log in',
  },
  mailNote: {
    text: 'Hindi nagpapadala ng email ang demo na ito. Nasa {mailbox} ang mga mensahe mo.',
    mailbox: 'demo na mailbox',
  },
  instructions: {
    password: 'I-reset ang password mo',
    confirmation: 'Kumpirmahin ang account mo',
    unlock: 'I-unlock ang account mo',
    send: 'Ipadala ang link',
    back: 'Bumalik sa pag-log in',
  },
  newPassword: { title: 'Magtakda ng bagong password', label: 'Bagong password', set: 'I-save at mag-log in' },
  confirmPassword: {
    title: 'Kumpirmahin ang password mo',
    text: 'Ilagay ulit ang password mo para magpatuloy.',
    label: 'Password mo',
    confirm: 'Kumpirmahin',
  },
  confirmation: { title: 'Kumpirmahin ang account mo', confirm: 'Kumpirmahin' },
  unlock: { title: 'I-unlock ang account mo', unlock: 'I-unlock' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Email',
    password: 'Password',
    name: 'Pangalan',
    phone: 'Telepono, may country code',
    country: 'Bansa',
    currency: 'Currency ng account',
    date_of_birth: 'Petsa ng kapanganakan',
    terms: '18 taong gulang pataas ako at tinatanggap ko ang mga tuntunin',
  },
  optional: '{label} (opsyonal)',
  passwordLength: 'Hindi bababa sa {count} character.',
} satisfies HostWords['auth'];

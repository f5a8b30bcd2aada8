import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Intră în cont',
    login: 'E-mail sau telefon',
    forgotten: 'Ai uitat parola?',
    locked: 'Cont blocat?',
    signUp: 'Nu ai cont? Înregistrează-te',
    passkey: 'Folosește o cheie de acces',
  },
  demoPlayers: {
    title: 'Jucători demo',
    password: 'Parola tuturor jucătorilor demo este {password}. Banii nu sunt reali.',
  },
  signUp: {
    title: 'Înregistrare',
    open: 'Creează cont',
    signIn: 'Ai deja cont? Intră în cont',
  },
  mailNote: {
    text: 'Acest demo nu trimite e-mailuri. Găsești mesajele în {mailbox}.',
    mailbox: 'căsuța demo',
  },
  instructions: {
    password: 'Resetează parola',
    confirmation: 'Confirmă contul',
    unlock: 'Deblochează contul',
    send: 'Trimite linkul',
    back: 'Înapoi la autentificare',
  },
  newPassword: { title: 'Setează o parolă nouă', label: 'Parolă nouă', set: 'Salvează și intră în cont' },
  confirmPassword: {
    title: 'Confirmă parola',
    text: 'Introdu din nou parola pentru a continua.',
    label: 'Parola ta',
    confirm: 'Confirmă',
  },
  confirmation: { title: 'Confirmă contul', confirm: 'Confirmă' },
  unlock: { title: 'Deblochează contul', unlock: 'Deblochează' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Parolă',
    name: 'Nume',
    phone: 'Telefon, cu prefixul țării',
    country: 'Țară',
    currency: 'Moneda contului',
    date_of_birth: 'Data nașterii',
    terms: 'Am cel puțin 18 ani și accept termenii',
  },
  optional: '{label} (opțional)',
  passwordLength: 'Număr minim de caractere: {count}.',
} satisfies HostWords['auth'];

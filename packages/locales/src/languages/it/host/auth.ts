import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Accedi',
    login: 'E-mail o telefono',
    forgotten: 'Password dimenticata?',
    locked: 'Conto bloccato?',
    signUp: 'Non hai un conto? Registrati',
    passkey: 'Usa una passkey',
  },
  demoPlayers: {
    title: 'Giocatori demo',
    password: 'La password di tutti i giocatori demo è {password}. Il denaro non è reale.',
  },
  signUp: {
    title: 'Registrati',
    open: 'Crea un conto',
    signIn: 'Hai già un conto? Accedi',
  },
  mailNote: {
    text: 'Questa demo non invia e-mail. Trovi i tuoi messaggi nella {mailbox}.',
    mailbox: 'casella demo',
  },
  instructions: {
    password: 'Reimposta la password',
    confirmation: 'Conferma il conto',
    unlock: 'Sblocca il conto',
    send: 'Invia il link',
    back: 'Torna all’accesso',
  },
  newPassword: { title: 'Imposta una nuova password', label: 'Nuova password', set: 'Salva e accedi' },
  confirmPassword: {
    title: 'Conferma la password',
    text: 'Inserisci di nuovo la password per continuare.',
    label: 'La tua password',
    confirm: 'Conferma',
  },
  confirmation: { title: 'Conferma il conto', confirm: 'Conferma' },
  unlock: { title: 'Sblocca il conto', unlock: 'Sblocca' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Password',
    name: 'Nome',
    phone: 'Telefono, con prefisso internazionale',
    country: 'Paese',
    currency: 'Valuta del conto',
    date_of_birth: 'Data di nascita',
    terms: 'Ho almeno 18 anni e accetto i termini',
  },
  optional: '{label} (facoltativo)',
  passwordLength: 'Almeno {count} caratteri.',
} satisfies HostWords['auth'];

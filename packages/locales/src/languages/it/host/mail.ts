import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Conferma questo indirizzo e puoi iniziare.',
      button: 'Conferma',
    },
    unlock: {
      text: 'Qualcuno ha inserito password errate per il tuo conto. Se eri tu, sbloccalo.',
      button: 'Sblocca il conto',
    },
    password: {
      text: 'Scegli una nuova password. Il link vale due ore.',
      button: 'Nuova password',
    },
    known_account: {
      text: 'Qualcuno ha provato a registrarsi con questo indirizzo. Hai già un conto.',
      button: 'Accedi',
    },
  },
  note: 'Ricevi questo messaggio perché questo indirizzo è stato usato su {site}.',
  view: 'Vedi il messaggio',
} satisfies HostWords['mail'];

import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Casella',
  heading: 'Casella demo',
  empty: 'Ancora nessun messaggio.',
  closed:
    'Apri la casella con il link mostrato da {command}. Il link vale una sola volta; poi questo browser può aprire la casella.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Conferma del conto per {address}',
    unlock: 'Sblocco del conto per {address}',
    password: 'Nuova password per {address}',
    known_account: 'Conto già esistente per {address}',
    phone_code: 'Codice SMS per {address}',
  },
} satisfies HostWords['mailbox'];

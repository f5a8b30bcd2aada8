import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Căsuță poștală',
  heading: 'Căsuța demo',
  empty: 'Niciun mesaj încă.',
  closed:
    'Deschide căsuța cu linkul afișat de {command}. Linkul merge o singură dată; apoi acest browser poate deschide căsuța.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Confirmarea contului pentru {address}',
    unlock: 'Deblocarea contului pentru {address}',
    password: 'Resetarea parolei pentru {address}',
    known_account: 'Există deja cont pentru {address}',
    phone_code: 'Cod prin SMS pentru {address}',
  },
} satisfies HostWords['mailbox'];

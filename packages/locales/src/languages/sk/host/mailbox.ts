import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Schránka',
  heading: 'Demo schránka',
  empty: 'Zatiaľ žiadne správy.',
  closed:
    'Otvorte schránku odkazom, ktorý vypísal príkaz {command}. Odkaz funguje raz, potom môže schránku otvárať tento prehliadač.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Potvrdenie účtu: {address}',
    unlock: 'Odblokovanie účtu: {address}',
    password: 'Obnova hesla: {address}',
    known_account: 'Účet už existuje: {address}',
    phone_code: 'Kód na telefón: {address}',
  },
} satisfies HostWords['mailbox'];

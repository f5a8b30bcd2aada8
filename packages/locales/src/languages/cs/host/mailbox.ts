import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Schránka',
  heading: 'Demo schránka',
  empty: 'Zatím žádné zprávy.',
  closed:
    'Otevřete schránku odkazem, který vypsal příkaz {command}. Odkaz funguje jednou, potom může schránku otevírat tento prohlížeč.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Potvrzení účtu: {address}',
    unlock: 'Odblokování účtu: {address}',
    password: 'Obnova hesla: {address}',
    known_account: 'Účet už existuje: {address}',
    phone_code: 'Kód na telefon: {address}',
  },
} satisfies HostWords['mailbox'];

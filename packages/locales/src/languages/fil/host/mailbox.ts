import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Mailbox',
  heading: 'Demo na mailbox',
  empty: 'Wala pang mensahe.',
  closed:
    'Buksan ang mailbox gamit ang link na ipinakita ng {command}. Isang beses lang gagana ang link; pagkatapos, mabubuksan na ng browser na ito ang mailbox.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Kumpirmasyon ng account para sa {address}',
    unlock: 'Pag-unlock ng account para sa {address}',
    password: 'Pag-reset ng password para sa {address}',
    known_account: 'May account na para sa {address}',
    phone_code: 'Code sa telepono para sa {address}',
  },
} satisfies HostWords['mailbox'];

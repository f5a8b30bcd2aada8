import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Kumpirmahin ang address na ito at puwede ka nang magsimula.',
      button: 'Kumpirmahin',
    },
    unlock: {
      text: 'May sumubok ng maling password sa account mo. I-unlock ito kung ikaw iyon.',
      button: 'I-unlock ang account',
    },
    password: {
      text: 'Pumili ng bagong password. Gagana ang link nang dalawang oras.',
      button: 'Bagong password',
    },
    known_account: {
      text: 'May sumubok mag-sign up gamit ang address na ito. May account ka na.',
      button: 'Mag-log in',
    },
  },
  note: 'Natanggap mo ito dahil ginamit ang address na ito sa {site}.',
  view: 'Tingnan ang mensahe',
} satisfies HostWords['mail'];

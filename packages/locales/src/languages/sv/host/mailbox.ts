import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Brevlåda',
  heading: 'Demobrevlåda',
  empty: 'Inga meddelanden än.',
  closed:
    'Öppna brevlådan med länken som {command} skrev ut. Länken fungerar en gång; sedan kan den här webbläsaren öppna brevlådan.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Kontobekräftelse för {address}',
    unlock: 'Upplåsning av konto för {address}',
    password: 'Återställning av lösenord för {address}',
    known_account: 'Det finns redan ett konto för {address}',
    phone_code: 'Telefonkod för {address}',
  },
} satisfies HostWords['mailbox'];

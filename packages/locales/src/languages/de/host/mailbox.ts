import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Postfach',
  heading: 'Das Postfach der Demo',
  empty: 'Es wurde nichts verschickt.',
  closed:
    'Das Postfach öffnet sich mit dem Link, den {command} ausgegeben hat. Der Link gilt einmal und lässt diesen Browser ein; danach bleibt die Seite für ihn offen.',
  kinds: {
    confirmation: 'Bestätigung für {address}',
    unlock: 'Entsperrung für {address}',
    password: 'Passwort für {address}',
    known_account: 'Bekanntes Konto für {address}',
    phone_code: 'Telefoncode für {address}',
  },
} satisfies HostWords['mailbox'];

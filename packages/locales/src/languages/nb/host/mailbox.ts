import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Postkasse',
  heading: 'Demopostkasse',
  empty: 'Ingen meldinger ennå.',
  closed:
    'Åpne postkassen med lenken som {command} skrev ut. Lenken virker én gang; etterpå kan denne nettleseren åpne postkassen.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Kontobekreftelse for {address}',
    unlock: 'Opplåsing av konto for {address}',
    password: 'Nytt passord for {address}',
    known_account: 'Det finnes allerede en konto for {address}',
    phone_code: 'Telefonkode for {address}',
  },
} satisfies HostWords['mailbox'];

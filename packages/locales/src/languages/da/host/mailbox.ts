import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Postkasse',
  heading: 'Demopostkasse',
  empty: 'Ingen beskeder endnu.',
  closed:
    'Åbn postkassen med det link, som {command} skrev ud. Linket virker én gang; derefter kan denne browser åbne postkassen.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Kontobekræftelse for {address}',
    unlock: 'Oplåsning af konto for {address}',
    password: 'Ny adgangskode for {address}',
    known_account: 'Der findes allerede en konto for {address}',
    phone_code: 'Telefonkode for {address}',
  },
} satisfies HostWords['mailbox'];

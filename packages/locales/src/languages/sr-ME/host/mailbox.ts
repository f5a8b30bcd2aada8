import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Sanduče',
  heading: 'Demo sanduče',
  empty: 'Još nema poruka.',
  closed:
    'Otvori sanduče linkom koji je ispisala komanda {command}. Link radi jednom, nakon toga ovaj pregledač može da otvara sanduče.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Potvrda naloga: {address}',
    unlock: 'Otključavanje naloga: {address}',
    password: 'Nova lozinka: {address}',
    known_account: 'Nalog već postoji: {address}',
    phone_code: 'Kod za telefon: {address}',
  },
} satisfies HostWords['mailbox'];

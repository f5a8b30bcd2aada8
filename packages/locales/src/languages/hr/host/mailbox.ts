import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Sandučić',
  heading: 'Demo sandučić',
  empty: 'Još nema poruka.',
  closed:
    'Otvori sandučić poveznicom koju je ispisala naredba {command}. Poveznica radi jednom, nakon toga ovaj preglednik može otvarati sandučić.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Potvrda računa: {address}',
    unlock: 'Otključavanje računa: {address}',
    password: 'Nova lozinka: {address}',
    known_account: 'Račun već postoji: {address}',
    phone_code: 'Kod za telefon: {address}',
  },
} satisfies HostWords['mailbox'];

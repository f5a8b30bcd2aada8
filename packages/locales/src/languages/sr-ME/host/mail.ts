import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Potvrdi ovu adresu i možeš početi.',
      button: 'Potvrdi',
    },
    unlock: {
      text: 'Neko je unosio pogrešne lozinke za tvoj nalog. Ako si to ti, otključaj ga.',
      button: 'Otključaj nalog',
    },
    password: {
      text: 'Izaberi novu lozinku. Link važi dva sata.',
      button: 'Nova lozinka',
    },
    known_account: {
      text: 'Neko je pokušao da se registruje sa ovom adresom. Već imaš nalog.',
      button: 'Prijavi se',
    },
  },
  note: 'Dobijaš ovu poruku jer je ova adresa korišćena na stranici {site}.',
  view: 'Pogledaj poruku',
} satisfies HostWords['mail'];

import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Potvrdi ovu adresu i možeš početi.',
      button: 'Potvrdi',
    },
    unlock: {
      text: 'Netko je unosio pogrešne lozinke za tvoj račun. Ako si to ti, otključaj ga.',
      button: 'Otključaj račun',
    },
    password: {
      text: 'Odaberi novu lozinku. Poveznica vrijedi dva sata.',
      button: 'Nova lozinka',
    },
    known_account: {
      text: 'Netko se pokušao registrirati s ovom adresom. Već imaš račun.',
      button: 'Prijavi se',
    },
  },
  note: 'Dobivaš ovu poruku jer je ova adresa korištena na stranici {site}.',
  view: 'Pogledaj poruku',
} satisfies HostWords['mail'];

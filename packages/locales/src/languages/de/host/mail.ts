import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Bestätige diese Adresse, dann kann es losgehen.',
      button: 'Bestätigen',
    },
    unlock: {
      text: 'Jemand hat falsche Passwörter für dein Konto versucht. Entsperre es, wenn du es warst.',
      button: 'Konto entsperren',
    },
    password: {
      text: 'Wähle ein neues Passwort. Der Link gilt zwei Stunden.',
      button: 'Neues Passwort',
    },
    known_account: {
      text: 'Jemand wollte sich mit dieser Adresse registrieren. Du hast schon ein Konto.',
      button: 'Anmelden',
    },
  },
  note: 'Du bekommst diese Nachricht, weil diese Adresse bei {site} benutzt wurde.',
  view: 'Nachricht ansehen',
} satisfies HostWords['mail'];

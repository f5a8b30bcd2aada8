import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Bevestig dit adres en je kunt beginnen.',
      button: 'Bevestigen',
    },
    unlock: {
      text: 'Iemand heeft verkeerde wachtwoorden ingevuld voor je account. Was jij dat? Deblokkeer het dan.',
      button: 'Account deblokkeren',
    },
    password: {
      text: 'Kies een nieuw wachtwoord. De link werkt twee uur.',
      button: 'Nieuw wachtwoord',
    },
    known_account: {
      text: 'Iemand probeerde zich met dit adres te registreren. Je hebt al een account.',
      button: 'Inloggen',
    },
  },
  note: 'Je krijgt dit bericht omdat dit adres is gebruikt bij {site}.',
  view: 'Bekijk bericht',
} satisfies HostWords['mail'];

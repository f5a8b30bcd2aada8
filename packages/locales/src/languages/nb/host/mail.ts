import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Bekreft adressen, så kan du starte.',
      button: 'Bekreft',
    },
    unlock: {
      text: 'Noen har prøvd feil passord på kontoen din. Lås den opp hvis det var deg.',
      button: 'Lås opp kontoen',
    },
    password: {
      text: 'Velg et nytt passord. Lenken virker i to timer.',
      button: 'Nytt passord',
    },
    known_account: {
      text: 'Noen prøvde å opprette konto med denne adressen. Du har allerede en konto.',
      button: 'Logg inn',
    },
  },
  note: 'Du får denne meldingen fordi adressen er brukt hos {site}.',
  view: 'Vis meldingen',
} satisfies HostWords['mail'];

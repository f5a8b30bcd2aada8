import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Bekræft adressen, så kan du gå i gang.',
      button: 'Bekræft',
    },
    unlock: {
      text: 'Nogen har prøvet forkerte adgangskoder til din konto. Lås den op, hvis det var dig.',
      button: 'Lås kontoen op',
    },
    password: {
      text: 'Vælg en ny adgangskode. Linket virker i to timer.',
      button: 'Ny adgangskode',
    },
    known_account: {
      text: 'Nogen prøvede at oprette en konto med denne adresse. Du har allerede en konto.',
      button: 'Log ind',
    },
  },
  note: 'Du får denne besked, fordi adressen er brugt hos {site}.',
  view: 'Vis beskeden',
} satisfies HostWords['mail'];

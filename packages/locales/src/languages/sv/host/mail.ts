import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Bekräfta adressen så kan du börja.',
      button: 'Bekräfta',
    },
    unlock: {
      text: 'Någon har försökt med fel lösenord till ditt konto. Lås upp det om det var du.',
      button: 'Lås upp kontot',
    },
    password: {
      text: 'Välj ett nytt lösenord. Länken fungerar i två timmar.',
      button: 'Nytt lösenord',
    },
    known_account: {
      text: 'Någon försökte skapa konto med den här adressen. Du har redan ett konto.',
      button: 'Logga in',
    },
  },
  note: 'Du får det här meddelandet eftersom adressen har använts hos {site}.',
  view: 'Visa meddelandet',
} satisfies HostWords['mail'];

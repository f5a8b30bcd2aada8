import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Potvrďte tuto adresu a můžete začít.',
      button: 'Potvrdit',
    },
    unlock: {
      text: 'Někdo zadával k vašemu účtu chybná hesla. Pokud jste to byli vy, odblokujte ho.',
      button: 'Odblokovat účet',
    },
    password: {
      text: 'Zvolte nové heslo. Odkaz platí dvě hodiny.',
      button: 'Nové heslo',
    },
    known_account: {
      text: 'Někdo se pokusil registrovat s touto adresou. Účet už máte.',
      button: 'Přihlásit se',
    },
  },
  note: 'Tuto zprávu dostáváte, protože tato adresa byla použita na webu {site}.',
  view: 'Zobrazit zprávu',
} satisfies HostWords['mail'];

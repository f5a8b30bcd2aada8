import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Vahvista tämä osoite, niin voit aloittaa.',
      button: 'Vahvista',
    },
    unlock: {
      text: 'Joku kokeili vääriä salasanoja tilillesi. Avaa lukitus, jos se olit sinä.',
      button: 'Avaa tilin lukitus',
    },
    password: {
      text: 'Valitse uusi salasana. Linkki toimii kaksi tuntia.',
      button: 'Uusi salasana',
    },
    known_account: {
      text: 'Joku yritti luoda tilin tällä osoitteella. Sinulla on jo tili.',
      button: 'Kirjaudu',
    },
  },
  note: 'Sait tämän viestin, koska osoitettasi käytettiin täällä: {site}.',
  view: 'Näytä viesti',
} satisfies HostWords['mail'];

import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Potvrďte túto adresu a môžete začať.',
      button: 'Potvrdiť',
    },
    unlock: {
      text: 'Niekto zadával k vášmu účtu nesprávne heslá. Ak ste to boli vy, odblokujte ho.',
      button: 'Odblokovať účet',
    },
    password: {
      text: 'Zvoľte nové heslo. Odkaz platí dve hodiny.',
      button: 'Nové heslo',
    },
    known_account: {
      text: 'Niekto sa pokúsil registrovať s touto adresou. Účet už máte.',
      button: 'Prihlásiť sa',
    },
  },
  note: 'Túto správu dostávate, pretože táto adresa bola použitá na webe {site}.',
  view: 'Zobraziť správu',
} satisfies HostWords['mail'];

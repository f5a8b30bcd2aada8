import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Postilaatikko',
  heading: 'Demopostilaatikko',
  empty: 'Ei vielä viestejä.',
  closed:
    'Avaa postilaatikko linkillä, jonka {command} tulosti. Linkki toimii kerran; sen jälkeen tämä selain voi avata postilaatikon.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Tilin vahvistus: {address}',
    unlock: 'Tilin lukituksen avaus: {address}',
    password: 'Salasanan vaihto: {address}',
    known_account: 'Tili on jo olemassa: {address}',
    phone_code: 'Puhelinkoodi: {address}',
  },
} satisfies HostWords['mailbox'];

import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Kirjaudu',
    login: 'Sähköposti tai puhelin',
    forgotten: 'Unohditko salasanasi?',
    locked: 'Onko tili lukittu?',
    signUp: 'Uusi täällä? Luo tili',
    passkey: 'Käytä pääsyavainta',
  },
  demoPlayers: {
    title: 'Demopelaajat',
    password: 'Kaikkien demopelaajien salasana on {password}. Raha ei ole oikeaa.',
  },
  signUp: {
    title: 'Luo tili',
    open: 'Luo tili',
    signIn: 'Onko sinulla jo tili? Kirjaudu',
  },
  mailNote: {
    text: 'Tämä demo ei lähetä sähköpostia. Viestisi löydät täältä: {mailbox}.',
    mailbox: 'demopostilaatikko',
  },
  instructions: {
    password: 'Vaihda salasanasi',
    confirmation: 'Vahvista tilisi',
    unlock: 'Avaa tilisi lukitus',
    send: 'Lähetä linkki',
    back: 'Takaisin kirjautumiseen',
  },
  newPassword: { title: 'Aseta uusi salasana', label: 'Uusi salasana', set: 'Tallenna ja kirjaudu' },
  confirmPassword: {
    title: 'Vahvista salasanasi',
    text: 'Jatka antamalla salasanasi uudelleen.',
    label: 'Salasanasi',
    confirm: 'Vahvista',
  },
  confirmation: { title: 'Vahvista tilisi', confirm: 'Vahvista' },
  unlock: { title: 'Avaa tilisi lukitus', unlock: 'Avaa lukitus' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Sähköposti',
    password: 'Salasana',
    name: 'Nimi',
    phone: 'Puhelin maanumeroineen',
    country: 'Maa',
    currency: 'Tilin valuutta',
    date_of_birth: 'Syntymäaika',
    terms: 'Olen vähintään 18-vuotias ja hyväksyn ehdot',
  },
  optional: '{label} (valinnainen)',
  passwordLength: 'Vähintään {count} merkkiä.',
} satisfies HostWords['auth'];

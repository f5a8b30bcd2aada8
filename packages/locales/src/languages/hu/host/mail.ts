import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Erősítsd meg ezt a címet, és kezdheted.',
      button: 'Megerősítés',
    },
    unlock: {
      text: 'Valaki hibás jelszavakkal próbálkozott a fiókodban. Oldd fel, ha te voltál.',
      button: 'Fiók feloldása',
    },
    password: {
      text: 'Válassz új jelszót. A link két óráig él.',
      button: 'Új jelszó',
    },
    known_account: {
      text: 'Valaki regisztrálni próbált ezzel a címmel. Már van fiókod.',
      button: 'Belépés',
    },
  },
  note: 'Azért kapod ezt az üzenetet, mert ezt a címet itt használták: {site}.',
  view: 'Üzenet megnyitása',
} satisfies HostWords['mail'];

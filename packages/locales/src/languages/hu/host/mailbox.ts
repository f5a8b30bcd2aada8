import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Postafiók',
  heading: 'Demópostafiók',
  empty: 'Még nincs üzenet.',
  closed:
    'Nyisd meg a postafiókot a linkkel, amelyet ez írt ki: {command}. A link egyszer működik; utána ez a böngésző meg tudja nyitni a postafiókot.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Fiók megerősítése: {address}',
    unlock: 'Fiók feloldása: {address}',
    password: 'Új jelszó: {address}',
    known_account: 'Már létező fiók: {address}',
    phone_code: 'Telefonos kód: {address}',
  },
} satisfies HostWords['mailbox'];

import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Boîte mail',
  heading: 'Boîte mail de démo',
  empty: 'Aucun message pour le moment.',
  closed:
    'Ouvrez la boîte mail avec le lien affiché par {command}. Le lien sert une seule fois ; ensuite, ce navigateur peut ouvrir la boîte mail.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Confirmation de compte pour {address}',
    unlock: 'Déblocage de compte pour {address}',
    password: 'Nouveau mot de passe pour {address}',
    known_account: 'Compte déjà existant pour {address}',
    phone_code: 'Code par SMS pour {address}',
  },
} satisfies HostWords['mailbox'];

import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Buzón',
  heading: 'El buzón de la demo',
  empty: 'No se ha enviado nada.',
  closed:
    'El buzón se abre con el enlace que mostró {command}. El enlace sirve una vez y deja entrar a este navegador; después esta página sigue abierta para él.',
  kinds: {
    confirmation: 'confirmación para {address}',
    unlock: 'desbloqueo para {address}',
    password: 'contraseña para {address}',
    known_account: 'cuenta ya existente para {address}',
    phone_code: 'código de teléfono para {address}',
  },
} satisfies HostWords['mailbox'];

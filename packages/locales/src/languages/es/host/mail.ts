import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Confirma esta dirección y podrás empezar.',
      button: 'Confirmar',
    },
    unlock: {
      text: 'Alguien probó contraseñas incorrectas en tu cuenta. Desbloquéala si fuiste tú.',
      button: 'Desbloquear cuenta',
    },
    password: {
      text: 'Elige una contraseña nueva. El enlace vale dos horas.',
      button: 'Nueva contraseña',
    },
    known_account: {
      text: 'Alguien intentó registrarse con esta dirección. Ya tienes una cuenta.',
      button: 'Iniciar sesión',
    },
  },
  note: 'Recibes este mensaje porque esta dirección se usó en {site}.',
  view: 'Ver mensaje',
} satisfies HostWords['mail'];

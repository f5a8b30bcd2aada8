import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Te damos la bienvenida a Slipstream',
    caption: 'Tu dinero de juego está en tu saldo',
    body: 'Los partidos son simulados y el dinero no es real. Fija tus límites antes de empezar.',
  },
  deposit_done: {
    title: 'Depósito recibido',
    caption: '{amount}',
    body: 'El dinero está en tu saldo.',
  },
  deposit_failed: {
    title: 'Depósito fallido',
    caption: '{amount}',
    body: 'No se ha cobrado nada. Inténtalo de nuevo o elige otra forma de pago.',
  },
  password_changed: {
    title: 'Tu contraseña ha cambiado',
    caption: 'Hemos cerrado tu sesión en los demás dispositivos',
    body: 'Si no has sido tú, restablece tu contraseña ahora.',
  },
  limit_set: {
    title: 'Límite guardado',
    caption: '',
    body: 'Lo ves en Límites y pausas.',
  },
} satisfies SandboxWords['notifications'];

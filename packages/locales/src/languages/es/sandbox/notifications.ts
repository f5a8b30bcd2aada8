import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Te damos la bienvenida a Slipstream',
    caption: 'Tu dinero de juego está en tu cartera',
    body: 'Esto es un entorno de pruebas: los partidos son simulados y el dinero no es real. Diviértete y fija antes tus límites.',
  },
  deposit_done: {
    title: 'Depósito recibido',
    caption: '{amount}',
    body: 'El importe está en tu cartera.',
  },
  deposit_failed: {
    title: 'Depósito fallido',
    caption: '{amount}',
    body: 'No se ha cobrado nada. Prueba de otra forma.',
  },
  password_changed: {
    title: 'Tu contraseña ha cambiado',
    caption: 'Se han cerrado las demás sesiones',
    body: 'Si no has sido tú, solicita enseguida una contraseña nueva.',
  },
  limit_set: {
    title: 'Tu límite se ha guardado',
    caption: '',
    body: 'Puedes verlo junto a tus otros límites.',
  },
} satisfies SandboxWords['notifications'];

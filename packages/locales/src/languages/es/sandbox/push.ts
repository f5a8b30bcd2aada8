import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Cobro automático alcanzado',
  match_started: ['{match} ha empezado', 'Uno de tus favoritos está en vivo.'],
  goal: ['Gol en {match}', 'El marcador es {score}.'],
  bonus: ['Tienes un bono nuevo', '{bonus}'],
} as const satisfies SandboxWords['push'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Cash out automático atingido',
  match_started: ['{match} começou', 'Um dos seus favoritos está ao vivo.'],
  goal: ['Gol em {match}', 'O placar é {score}.'],
  bonus: ['Você tem um novo bônus', '{bonus}'],
} as const satisfies SandboxWords['push'];

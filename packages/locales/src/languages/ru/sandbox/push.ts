import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Сработал автокэшаут',
  match_started: ['{match}: матч начался', 'Один из ваших избранных матчей идёт.'],
  goal: ['Гол в матче {match}', 'Счёт {score}.'],
  bonus: ['У вас новый бонус', '{bonus}'],
} as const satisfies SandboxWords['push'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Автокешаут спрацював',
  match_started: ['Почався матч {match}', 'Один з обраних матчів — у лайві.'],
  goal: ['Гол: {match}', 'Рахунок {score}.'],
  bonus: ['У вас новий бонус', '{bonus}'],
} satisfies SandboxWords['push'];

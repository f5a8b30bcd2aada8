import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Автокэшаут орындалды',
  match_started: ['Матч басталды: {match}', 'Таңдаулы матчыңыз лайвта.'],
  goal: ['Гол: {match}', 'Есеп {score}.'],
  bonus: ['Жаңа бонусыңыз бар', '{bonus}'],
} satisfies SandboxWords['push'];

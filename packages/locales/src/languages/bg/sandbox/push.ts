import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Автокешаутът е изпълнен',
  match_started: ['Започна {match}', 'Един от любимите ти мачове е на живо.'],
  goal: ['Гол: {match}', 'Резултатът е {score}.'],
  bonus: ['Имаш нов бонус', '{bonus}'],
} satisfies SandboxWords['push'];

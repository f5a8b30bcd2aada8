import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Otomatik bozdurma gerçekleşti',
  match_started: ['{match} başladı', 'Favorilerinizden biri canlı.'],
  goal: ['Gol: {match}', 'Skor {score}.'],
  bonus: ['Yeni bir bonusunuz var', '{bonus}'],
} as const satisfies SandboxWords['push'];

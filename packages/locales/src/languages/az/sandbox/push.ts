import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Avtokeşaut baş tutdu',
  match_started: ['Başladı: {match}', 'Sevimli oyunlarınızdan biri canlıdır.'],
  goal: ['Qol: {match}', 'Hesab {score}.'],
  bonus: ['Yeni bonusunuz var', '{bonus}'],
} satisfies SandboxWords['push'];

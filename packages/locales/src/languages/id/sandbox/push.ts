import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Cash Out otomatis tercapai',
  match_started: ['{match} telah dimulai', 'Salah satu favorit Anda sedang live.'],
  goal: ['Gol di {match}', 'Skornya {score}.'],
  bonus: ['Anda punya bonus baru', '{bonus}'],
} satisfies SandboxWords['push'];

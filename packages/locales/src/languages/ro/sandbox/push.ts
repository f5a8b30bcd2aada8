import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Cashout automat atins',
  match_started: ['{match} a început', 'Unul dintre meciurile tale favorite este live.'],
  goal: ['Gol: {match}', 'Scorul este {score}.'],
  bonus: ['Ai un bonus nou', '{bonus}'],
} satisfies SandboxWords['push'];

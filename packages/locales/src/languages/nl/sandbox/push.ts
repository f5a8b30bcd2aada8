import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Auto cash-out bereikt',
  match_started: ['{match} is begonnen', 'Een van je favorieten is live.'],
  goal: ['Doelpunt: {match}', 'De stand is {score}.'],
  bonus: ['Je hebt een nieuwe bonus', '{bonus}'],
} satisfies SandboxWords['push'];

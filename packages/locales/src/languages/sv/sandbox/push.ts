import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automatisk cashout nådd',
  match_started: ['{match} har börjat', 'En av dina favoriter är live.'],
  goal: ['Mål i {match}', 'Ställningen är {score}.'],
  bonus: ['Du har fått en ny bonus', '{bonus}'],
} satisfies SandboxWords['push'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automatisk cashout nået',
  match_started: ['{match} er startet', 'En af dine favoritter er live.'],
  goal: ['Mål i {match}', 'Stillingen er {score}.'],
  bonus: ['Du har fået en ny bonus', '{bonus}'],
} satisfies SandboxWords['push'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automatisk cashout er nådd',
  match_started: ['{match} har startet', 'En av favorittene dine er live.'],
  goal: ['Mål i {match}', 'Stillingen er {score}.'],
  bonus: ['Du har fått en ny bonus', '{bonus}'],
} satisfies SandboxWords['push'];

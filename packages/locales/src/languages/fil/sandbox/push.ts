import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Naabot ang auto cash out',
  match_started: ['Nagsimula na: {match}', 'Live na ang isa sa mga paborito mo.'],
  goal: ['Goal: {match}', 'Ang score ay {score}.'],
  bonus: ['May bago kang bonus', '{bonus}'],
} satisfies SandboxWords['push'];

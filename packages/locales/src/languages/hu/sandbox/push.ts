import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automatikus cashout teljesült',
  match_started: ['Elkezdődött: {match}', 'Az egyik kedvenced élőben megy.'],
  goal: ['Gól: {match}', 'Az állás: {score}.'],
  bonus: ['Új bónuszod van', '{bonus}'],
} satisfies SandboxWords['push'];

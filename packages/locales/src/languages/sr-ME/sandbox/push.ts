import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automatski cashout izvršen',
  match_started: ['{match}: meč je počeo', 'Tvoj omiljeni meč je uživo.'],
  goal: ['Gol: {match}', 'Rezultat: {score}.'],
  bonus: ['Imaš novi bonus', '{bonus}'],
} satisfies SandboxWords['push'];

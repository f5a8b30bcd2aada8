import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automatski cashout izvršen',
  match_started: ['{match}: susret je počeo', 'Tvoj omiljeni susret je uživo.'],
  goal: ['Gol: {match}', 'Rezultat: {score}.'],
  bonus: ['Imaš novi bonus', '{bonus}'],
} satisfies SandboxWords['push'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Auto cashout raggiunto',
  match_started: ['{match}: si comincia', 'Uno dei tuoi preferiti è live.'],
  goal: ['Gol: {match}', 'Il risultato è {score}.'],
  bonus: ['Hai un nuovo bonus', '{bonus}'],
} satisfies SandboxWords['push'];

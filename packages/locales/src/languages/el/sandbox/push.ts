import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Έγινε αυτόματο cashout',
  match_started: ['Ξεκίνησε: {match}', 'Ένα από τα αγαπημένα σου είναι live.'],
  goal: ['Γκολ: {match}', 'Το σκορ είναι {score}.'],
  bonus: ['Έχεις νέο μπόνους', '{bonus}'],
} satisfies SandboxWords['push'];

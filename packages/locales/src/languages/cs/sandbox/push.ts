import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automatický cashout proveden',
  match_started: ['{match}: začátek zápasu', 'Váš oblíbený zápas je live.'],
  goal: ['Gól: {match}', 'Stav: {score}.'],
  bonus: ['Máte nový bonus', '{bonus}'],
} satisfies SandboxWords['push'];

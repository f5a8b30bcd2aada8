import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automatický cashout vykonaný',
  match_started: ['{match}: začiatok zápasu', 'Váš obľúbený zápas je live.'],
  goal: ['Gól: {match}', 'Stav: {score}.'],
  bonus: ['Máte nový bonus', '{bonus}'],
} satisfies SandboxWords['push'];

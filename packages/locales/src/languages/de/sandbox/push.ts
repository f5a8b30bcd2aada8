import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Auto-Cashout erreicht',
  match_started: ['{match} hat begonnen', 'Einer deiner Favoriten läuft.'],
  goal: ['Tor bei {match}', 'Es steht {score}.'],
  bonus: ['Du hast einen neuen Bonus', '{bonus}'],
} as const satisfies SandboxWords['push'];

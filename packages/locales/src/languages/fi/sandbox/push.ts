import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Automaattinen cashout toteutui',
  match_started: ['{match} on alkanut', 'Yksi suosikeistasi on live.'],
  goal: ['Maali: {match}', 'Tilanne on {score}.'],
  bonus: ['Sinulla on uusi bonus', '{bonus}'],
} satisfies SandboxWords['push'];

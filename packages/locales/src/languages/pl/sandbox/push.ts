import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Auto cashout wykonany',
  match_started: ['{match}: mecz się rozpoczął', 'Twój ulubiony mecz jest na żywo.'],
  goal: ['Gol: {match}', 'Wynik: {score}.'],
  bonus: ['Masz nowy bonus', '{bonus}'],
} satisfies SandboxWords['push'];

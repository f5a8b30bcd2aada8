import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Cash out auto atteint',
  match_started: ['{match} a commencé', 'Un de vos favoris est en direct.'],
  goal: ['But : {match}', 'Le score est de {score}.'],
  bonus: ['Vous avez un nouveau bonus', '{bonus}'],
} satisfies SandboxWords['push'];

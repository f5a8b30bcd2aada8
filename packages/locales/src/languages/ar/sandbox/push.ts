import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'تم بلوغ السحب المبكر التلقائي',
  match_started: ['بدأت مباراة {match}', 'إحدى مبارياتك المفضلة تُلعب الآن.'],
  goal: ['هدف في مباراة {match}', 'النتيجة {score}.'],
  bonus: ['لديك مكافأة جديدة', '{bonus}'],
} as const satisfies SandboxWords['push'];

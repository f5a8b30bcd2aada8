import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'ऑटो कैश आउट हो गया',
  match_started: ['{match} शुरू हो गया', 'आपका एक पसंदीदा लाइव है।'],
  goal: ['गोल! {match}', 'स्कोर: {score}।'],
  bonus: ['आपके लिए नया बोनस', '{bonus}'],
} satisfies SandboxWords['push'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'کش‌اوت خودکار انجام شد',
  match_started: ['{match} شروع شد', 'یکی از علاقه‌مندی‌های شما زنده است.'],
  goal: ['گل! {match}', 'نتیجه: {score}.'],
  bonus: ['بونوس جدیدی دارید', '{bonus}'],
} satisfies SandboxWords['push'];

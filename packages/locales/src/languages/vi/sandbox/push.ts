import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'Đã đạt mức Cash Out tự động',
  match_started: ['{match} đã bắt đầu', 'Một trận yêu thích của bạn đang trực tiếp.'],
  goal: ['Bàn thắng: {match}', 'Tỷ số là {score}.'],
  bonus: ['Bạn có thưởng mới', '{bonus}'],
} satisfies SandboxWords['push'];

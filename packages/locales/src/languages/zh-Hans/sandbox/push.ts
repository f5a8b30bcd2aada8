import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: '已触发自动兑现',
  match_started: ['{match} 已开始', '您收藏的比赛正在进行。'],
  goal: ['进球：{match}', '当前比分 {score}。'],
  bonus: ['您有新红利', '{bonus}'],
} satisfies SandboxWords['push'];

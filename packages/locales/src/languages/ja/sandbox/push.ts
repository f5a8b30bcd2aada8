import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: '自動キャッシュアウト成立',
  match_started: ['{match} が始まりました', 'お気に入りの試合がライブ中です。'],
  goal: ['{match} でゴール', 'スコアは {score} です。'],
  bonus: ['新しいボーナスがあります', '{bonus}'],
} as const satisfies SandboxWords['push'];

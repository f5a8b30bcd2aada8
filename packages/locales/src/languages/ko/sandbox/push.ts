import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: '자동 캐시아웃 도달',
  match_started: ['경기 시작: {match}', '즐겨찾는 경기가 라이브 중입니다.'],
  goal: ['골! {match}', '현재 스코어 {score}.'],
  bonus: ['새 보너스가 있습니다', '{bonus}'],
} satisfies SandboxWords['push'];

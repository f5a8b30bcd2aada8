import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['베팅이 적중했습니다', '{paid} 금액이 잔액에 반영되었습니다.'],
  lost: ['베팅이 낙첨되었습니다', '베팅금: {stake}.'],
  void: ['베팅이 무효 처리되었습니다', '{paid} 금액이 잔액으로 돌아왔습니다.'],
  settled: ['베팅이 정산되었습니다', '{paid} 금액이 잔액에 반영되었습니다.'],
  cashed_out: ['캐시아웃 완료', '{paid} 금액이 잔액에 반영되었습니다.'],
  cashed_part: ['일부 캐시아웃 완료', '{paid} 금액이 잔액에 반영되었습니다. 남은 베팅금: {left}.'],
  rejected: ['베팅이 접수되지 않았습니다', '{stake} 금액이 잔액으로 돌아왔습니다.'],
} satisfies SandboxWords['betEndings'];

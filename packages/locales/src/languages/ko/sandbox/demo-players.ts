import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: '네 가지 통화의 잔액을 가진 일반 플레이어.',
  rich: '모든 통화로 어떤 한도에도 도달할 수 있는 금액 보유.',
  empty: '첫 입금 전까지 잔액 없음.',
  pve: '브라질 규제 기관이 pve로 지정: 베팅 불가 (114).',
  brazil: '거주 시/군/구 정보가 없는 브라질 플레이어: 베팅이 접수되지 않음 (118).',
  limited: '모든 종류의 한도 설정: 10분마다 이용 현황 알림, 60분 세션, 소액 입금과 베팅.',
  vip: 'VIP: 트레이더가 베팅을 수락하거나 거절하거나 더 적은 베팅금을 제안.',
  spi_test: 'spi_test 상태: 빠른 입금 테스트 기능 표시.',
} satisfies SandboxWords['demoPlayers'];

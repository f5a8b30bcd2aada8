import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Slipstream에 오신 것을 환영합니다',
    caption: '게임 머니가 잔액에 있습니다',
    body: '경기는 시뮬레이션이며 실제 돈이 아닙니다. 시작하기 전에 한도를 설정하세요.',
  },
  deposit_done: {
    title: '입금 완료',
    caption: '{amount}',
    body: '금액이 잔액에 반영되었습니다.',
  },
  deposit_failed: {
    title: '입금 실패',
    caption: '{amount}',
    body: '결제된 금액은 없습니다. 다시 시도하거나 다른 결제 수단을 선택하세요.',
  },
  password_changed: {
    title: '비밀번호가 변경되었습니다',
    caption: '다른 기기에서 로그아웃되었습니다',
    body: '본인이 아니라면 지금 비밀번호를 재설정하세요.',
  },
  limit_set: {
    title: '한도 저장됨',
    caption: '',
    body: '‘한도 및 휴식’에서 확인하세요.',
  },
} satisfies SandboxWords['notifications'];

import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: '스포츠북', inspector: '인스펙터', app: '앱 모드', account: '계정', help: '고객센터' },
  language: '언어',
  needsScript: '이 페이지를 이용하려면 JavaScript를 켜세요.',
  landing: {
    title: '환영합니다',
    heading: '스포츠북을 품은 플랫폼',
    text: 'Meridian은 운영사가 이미 갖춘 시스템, 즉 계정과 지갑, 자체 페이지를 나타냅니다. 별도의 출처(origin)에서 동작하며 내용에 따라 커지는 프레임에 Slipstream을 담습니다.',
    play: '스포츠북 열기',
    inspector: '둘 사이의 모든 메시지 보기',
    app: '모바일 앱처럼 보기',
  },
  play: {
    title: '스포츠북',
    tools: '도구',
    theme: '테마',
    day: '주간',
    night: '야간',
    measuring: '분석 허용',
    waiting: '스포츠북을 기다리는 중',
    close: '닫기',
  },
  inspector: {
    messages: '메시지',
    newestFirst: '메시지, 최신순',
    say: '호스트로 메시지 보내기',
    send: '보내기',
    clear: '목록 지우기',
  },
  terms: {
    title: '이용약관',
    demo: 'Meridian은 데모입니다. 실제 돈이 아니고 플레이어는 가상이며, 어떤 내용도 실제 제안이 아닙니다.',
    age: '만 18세 이상이어야 합니다. 자가 이용 제한은 선택한 기간 동안 유지됩니다.',
  },
  help: {
    text: '베팅은 즐거워야 합니다. 더 이상 즐겁지 않다면 휴식을 취하고 주변과 이야기하세요.',
    limits: '한도 설정 또는 휴식하기',
    password: '비밀번호 재설정',
    unlock: '계정 잠금 해제',
    transactions: '거래 내역 보기',
    mailbox: '데모 메일함 열기',
  },
  notFound: { title: '페이지 없음', heading: '페이지를 찾을 수 없습니다', start: '홈으로 이동' },
  unavailable: {
    title: '이용 불가',
    heading: '문제가 발생했습니다',
    text: '서버가 응답하지 않습니다. 변경된 내용은 없습니다. 잠시 후 다시 시도하세요.',
  },
  menu: '메뉴',
} satisfies HostWords['site'];

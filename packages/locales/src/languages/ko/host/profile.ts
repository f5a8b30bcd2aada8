import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: '로그인하지 않았습니다.', signIn: '로그인' },
  account: {
    title: '내 계정',
    phone: '휴대폰',
    confirmEmail: '이메일 인증',
    signOut: '로그아웃',
  },
  missing: {
    title: '프로필 완성하기',
    save: '저장',
    municipality: '시/군/구',
    municipalityNote: 'IBGE 코드 7자리입니다. 예: 상파울루는 3550308.',
  },
  phone: {
    title: '휴대폰 인증',
    byCode: '번호 인증을 위해 문자로 코드를 보내드립니다.',
    byProvider: '번호 확인 업체: {provider}.',
    rejected: '데모: 0000으로 끝나는 번호는 인증에 실패합니다.',
    numberHeading: '1. 휴대폰 번호',
    send: '코드 보내기',
    codeHeading: '2. 인증 코드',
    code: '코드',
    verify: '인증',
    note: '이 데모의 문자 메시지는 {mailbox}에 있습니다.',
    mailbox: '데모 메일함',
  },
  deposit: {
    title: '입금',
    note: '게임 머니입니다. 데모: 13으로 끝나는 금액(13, 113 또는 10.13)은 거절되고, 77은 10초가 걸리며, 78은 10초 후 거절됩니다.',
  },
  transactions: {
    title: '거래 내역',
    when: '날짜',
    what: '유형',
    state: '상태',
    amount: '금액',
    balance: '잔액',
    more: '더 보기',
  },
  passkeys: {
    title: '패스키',
    about: '비밀번호 대신 지문, 얼굴 또는 화면 잠금으로 로그인하세요.',
    add: '패스키 추가',
  },
} satisfies HostWords['profile'];

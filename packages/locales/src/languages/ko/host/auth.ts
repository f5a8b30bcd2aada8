import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: '로그인',
    login: '이메일 또는 휴대폰',
    forgotten: '비밀번호를 잊으셨나요?',
    locked: '계정이 잠겼나요?',
    signUp: '처음이신가요? 회원가입',
    passkey: '패스키 사용',
  },
  demoPlayers: {
    title: '데모 플레이어',
    password: '모든 데모 플레이어의 비밀번호는 {password}입니다. 실제 돈이 아닙니다.',
  },
  signUp: {
    title: '회원가입',
    open: '계정 만들기',
    signIn: '이미 계정이 있나요? 로그인',
  },
  mailNote: {
    text: '이 데모는 이메일을 보내지 않습니다. 메시지는 {mailbox}에서 확인하세요.',
    mailbox: '데모 메일함',
  },
  instructions: {
    password: '비밀번호 재설정',
    confirmation: '계정 인증',
    unlock: '계정 잠금 해제',
    send: '링크 보내기',
    back: '로그인으로 돌아가기',
  },
  newPassword: { title: '새 비밀번호 설정', label: '새 비밀번호', set: '저장하고 로그인' },
  confirmPassword: {
    title: '비밀번호 확인',
    text: '계속하려면 비밀번호를 다시 입력하세요.',
    label: '비밀번호',
    confirm: '확인',
  },
  confirmation: { title: '계정 인증', confirm: '인증' },
  unlock: { title: '계정 잠금 해제', unlock: '잠금 해제' },
  /** By the names of the site's configuration. */
  fields: {
    email: '이메일',
    password: '비밀번호',
    name: '이름',
    phone: '휴대폰 (국가 번호 포함)',
    country: '국가',
    currency: '계정 통화',
    date_of_birth: '생년월일',
    terms: '만 18세 이상이며 약관에 동의합니다',
  },
  optional: '{label} (선택)',
  passwordLength: '{count}자 이상.',
} satisfies HostWords['auth'];

import type { HostWords } from '../../../host-words.ts';

export default {
  title: '메일함',
  heading: '데모 메일함',
  empty: '아직 메시지가 없습니다.',
  closed:
    '{command} 명령이 출력한 링크로 메일함을 여세요. 링크는 한 번만 작동하며, 이후에는 이 브라우저에서 메일함을 열 수 있습니다.',
  /** By the kind of message. */
  kinds: {
    confirmation: '계정 인증: {address}',
    unlock: '계정 잠금 해제: {address}',
    password: '비밀번호 재설정: {address}',
    known_account: '이미 있는 계정: {address}',
    phone_code: '휴대폰 코드: {address}',
  },
} satisfies HostWords['mailbox'];

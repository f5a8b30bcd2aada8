import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: '이 주소를 인증하면 바로 시작할 수 있습니다.',
      button: '인증',
    },
    unlock: {
      text: '누군가 계정에 잘못된 비밀번호를 여러 번 입력했습니다. 본인이라면 잠금을 해제하세요.',
      button: '계정 잠금 해제',
    },
    password: {
      text: '새 비밀번호를 설정하세요. 링크는 2시간 동안 유효합니다.',
      button: '새 비밀번호',
    },
    known_account: {
      text: '누군가 이 주소로 회원가입을 시도했습니다. 이미 계정이 있습니다.',
      button: '로그인',
    },
  },
  note: '이 주소가 {site}에서 사용되어 보내드리는 메시지입니다.',
  view: '메시지 보기',
} satisfies HostWords['mail'];

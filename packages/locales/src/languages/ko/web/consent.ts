export default {
  title: '쿠키',
  text: '사이트 이용 현황을 파악하고 채팅 같은 서비스를 불러오기 위해 쿠키를 사용합니다. 쿠키 없이도 베팅할 수 있습니다.',
  more: '자세히 보기',
  necessary: '필수만',
  all: '모두 허용',
  options: { necessary: '필수만', all: '모두' },
} as const;

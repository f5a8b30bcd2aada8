export default {
  loading: '{name} 여는 중',
  failed: {
    title: '{name} 열기 실패',
    text: '차감된 금액은 없습니다. 잠시 후 다시 시도하세요.',
  },
  signIn: {
    title: '{name} – 로그인이 필요합니다',
    text: '로그인하면 여기에서 열립니다.',
  },
  needsScript: '이 페이지를 이용하려면 JavaScript를 켜세요.',
  racing: { title: '경마', description: '출마표, 배당, 결과.' },
  lotteries: { title: '복권', description: '24시간 추첨.' },
  arena: { title: '가상 아레나', description: '몇 분 만에 결과가 나오는 가상 게임.' },
} as const;

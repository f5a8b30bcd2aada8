export default {
  close: '닫기',
  loading: '불러오는 중',
  late: '평소보다 오래 걸리고 있습니다. 계속 시도하고 있습니다. 연결을 확인하세요.',
  reload: '새로고침',
  previousPage: '이전 페이지',
  nextPage: '다음 페이지',
  pages: '페이지',
  page: '{page, number} 페이지',
} as const;

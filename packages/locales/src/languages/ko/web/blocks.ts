export default {
  banners: '배너',
  banner: '배너 {number, number}/{count, number}',
  stop: '배너 멈추기',
  start: '배너 재생',
  open: '더 보기',
  liveNow: '현재 라이브',
  allLive: '라이브 경기 전체',
  top: '인기 경기',
  startingSoon: '곧 시작',
  schedule: '일정',
  leagues: '리그',
  footer: '전체 페이지',
  noLive: {
    title: '현재 라이브 경기가 없습니다',
    text: '예정된 경기는 아래에 있습니다.',
  },
  noUpcoming: {
    title: '예정된 경기가 없습니다',
    text: '배당이 나오면 새 경기가 여기에 표시됩니다.',
  },
} as const;

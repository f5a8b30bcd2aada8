export default {
  star: '즐겨찾기: {name}',
  notAdded: '즐겨찾기에 추가하지 못했습니다: {name}. 다시 시도하세요.',
  notRemoved: '즐겨찾기에서 삭제하지 못했습니다: {name}. 다시 시도하세요.',
  full: '즐겨찾기가 가득 찼습니다. 하나를 삭제한 뒤 추가하세요.',
  title: '즐겨찾기',
  description: '즐겨찾는 경기와 리그.',
  empty: {
    title: '아직 즐겨찾기가 없습니다',
    text: '경기나 리그 옆의 별표를 눌러 추가하세요.',
  },
  emptySport: {
    title: '이 종목에는 즐겨찾기가 없습니다',
    text: '경기나 리그 옆의 별표를 눌러 추가하세요.',
  },
  browse: '전체 경기 보기',
  live: '현재 라이브',
  upcoming: '예정',
  leagues: '즐겨찾는 리그',
  over: '종료',
  needsScript: '즐겨찾기는 브라우저에 저장됩니다. 보려면 JavaScript를 켜세요.',
} as const;

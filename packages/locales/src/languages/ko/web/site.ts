export default {
  homeTitle: '{siteName}: 라이브 배당과 스포츠 베팅',
  homeHeading: '{siteName}: 라이브 및 예정 경기',
  homeDescription: '축구, 테니스, 농구 등의 라이브 스코어와 라이브 배당.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: '라이브', final: '종료' },
} as const;

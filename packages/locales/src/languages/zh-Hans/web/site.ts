export default {
  homeTitle: '{siteName}：滚球赔率与体育投注',
  homeHeading: '{siteName}：滚球和即将开始的比赛',
  homeDescription: '足球、网球、篮球等赛事的实时比分和滚球赔率。',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: '滚球', final: '已结束' },
} as const;

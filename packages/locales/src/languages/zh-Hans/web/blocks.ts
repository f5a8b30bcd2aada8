export default {
  banners: '优惠',
  banner: '优惠 {number, number}/{count, number}',
  stop: '暂停轮播',
  start: '播放轮播',
  open: '查看更多',
  liveNow: '正在滚球',
  allLive: '全部滚球比赛',
  top: '热门比赛',
  startingSoon: '即将开赛',
  schedule: '赛程',
  leagues: '联赛',
  footer: '全部页面',
  noLive: {
    title: '当前没有滚球比赛',
    text: '下方是即将开始的比赛。',
  },
  noUpcoming: {
    title: '没有即将开始的比赛',
    text: '赔率开出后，新比赛会显示在这里。',
  },
} as const;

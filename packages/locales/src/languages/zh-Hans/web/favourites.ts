export default {
  star: '收藏：{name}',
  notAdded: '无法收藏 {name}。请重试。',
  notRemoved: '无法取消收藏 {name}。请重试。',
  full: '收藏已满。请先移除一项再添加。',
  title: '收藏',
  description: '您收藏的比赛和联赛。',
  empty: {
    title: '还没有收藏',
    text: '点击比赛或联赛旁的星标即可添加。',
  },
  emptySport: {
    title: '该运动没有收藏',
    text: '点击比赛或联赛旁的星标即可添加。',
  },
  browse: '查看全部比赛',
  live: '正在滚球',
  upcoming: '即将开始',
  leagues: '来自收藏的联赛',
  over: '已结束',
  needsScript: '收藏保存在您的浏览器中。请启用 JavaScript 查看。',
} as const;

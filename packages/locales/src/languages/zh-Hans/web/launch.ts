export default {
  loading: '正在打开 {name}',
  failed: {
    title: '无法打开 {name}',
    text: '未扣款。请稍后重试。',
  },
  signIn: {
    title: '登录后打开 {name}',
    text: '登录后将在此处打开。',
  },
  needsScript: '请启用 JavaScript 以使用此页面。',
  racing: { title: '赛马', description: '排位表、赔率和赛果。' },
  lotteries: { title: '彩票', description: '全天候开奖。' },
  arena: { title: '虚拟竞技场', description: '几分钟内出结果的虚拟游戏。' },
} as const;

export default {
  terms: {
    title: '条款',
    text: '我们的条款已更新。',
    read: '阅读条款',
    accept: '接受',
  },
  oddsWarning: {
    text: '赔率下降时您的投注也会被提交。您可在下方为每个选项设置可接受的最低赔率。',
    ok: '知道了',
  },
  top: {
    label: '返回顶部',
    switch: '返回顶部按钮',
  },
} as const;

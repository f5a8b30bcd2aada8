export default {
  title: 'Cookie',
  text: '我们使用 Cookie 来了解网站的使用情况，并加载聊天等服务。不使用 Cookie 也可以投注。',
  more: '了解更多',
  necessary: '仅必要',
  all: '全部允许',
  options: { necessary: '仅必要', all: '全部' },
} as const;

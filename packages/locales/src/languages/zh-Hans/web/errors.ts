export default {
  notFound: {
    title: '找不到该页面',
    text: '地址可能有误，或比赛已结束。',
  },
  failed: {
    title: '出错了',
    text: '无法显示此页面，请稍后再来。没有投注被提交或更改。',
  },
  blocked: {
    title: '您所在的国家/地区不可用',
    titleIn: '我们目前未在{countryName}提供服务',
    text: '您无法从那里投注。之前的投注依然有效，并会照常结算。',
  },
  locked: {
    title: '无访问权限',
    text: '您无权查看此页面。请使用有权限的账户登录，或返回体育投注。',
  },
  busy: {
    title: '当前访问人数过多',
    text: '没有投注被提交或更改。此页面稍后会自动加载。',
  },
  offline: {
    title: '网络已断开',
  },
  unreachable: {
    title: '无法加载比赛',
    text: '服务器没有响应。请稍后重试。',
  },
  home: '前往体育投注',
  retry: '重试',
} as const;

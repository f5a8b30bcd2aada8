export default {
  title: '推送通知',
  device: '在此设备上',
  states: {
    off: '开启后，关闭页面也能收到通知。',
    on: '关闭页面后，此设备也会通知您。',
    blocked: '您的浏览器屏蔽了本站通知。请在浏览器设置中允许后再开启。',
  },
  about: '通知内容',
  topics: {
    bet_settled: '已结算投注',
    cashout_reached: '自动兑现',
    match_started: '收藏的比赛开始',
    goal: '收藏比赛的进球',
    bonus: '新红利',
  },
  ask: {
    title: '第一时间知道结果',
    text: '此投注结算时，即使页面已关闭，我们也会通知您。',
    yes: '通知我',
    later: '以后再说',
    done: '通知已开启',
  },
  failed: {
    title: '无法更改通知',
    text: '请稍后重试。',
  },
  notSaved: {
    title: '您的选择未保存',
    text: '请稍后重试。',
  },
} as const;

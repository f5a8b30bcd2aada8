export default {
  limits: '限制与休息',
  help: '帮助',
  goOn: '继续',
  leave: '退出登录',
  understood: '好的',
  failed: '无法连接服务器。请重试。',
  reality_check: {
    title: '理性提醒',
    time: '您已玩了{hours, plural, =0 {} other {#小时}}{minutes, plural, other {#分钟}}。',
    money: '在此期间您投注了 {staked}，返还 {returned}。',
    up: '您盈利 {amount}。',
    down: '您亏损 {amount}。',
    even: '您盈亏持平。',
  },
  out_of_session: {
    title: '已达单次时长限制',
    text: '您已达到自己设置的单次时长限制，系统已让您退出登录。投注单已保存，没有投注被提交或更改。休息后可再次登录。',
  },
  activity_limit: {
    title: '已达时间限制',
    text: '您已达到自己设置的时间限制，系统已让您退出登录。投注单已保存，没有投注被提交或更改。',
  },
} as const;

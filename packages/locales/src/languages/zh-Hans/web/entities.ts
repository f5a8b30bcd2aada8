export default {
  notCovered: {
    short: '不再提供',
    title: '我们不再提供这场比赛',
    text: '该比赛不再有赔率。您已提交的投注将按官方赛果结算。',
  },
  market: {
    handedOver: '正在转为滚球赔率，稍后可能重新开放。',
    cancelled: '盘口已取消，投注额将退还。',
    closes: '投注截止 {time}',
  },
  farming: {
    average: '{count, plural, other {#笔投注}}，平均投注额 {amount}。',
    freebets: '您的未结算投注可带来 {amount} 免费投注。',
    started: '奖池起始金额为 {amount}。',
    boostable: '您的积分可升级{count, plural, other {#个免费投注}}。',
  },
  jackpot: {
    paid: '已派发 {amount}',
    created: '尚未开始',
    disabled: '已关闭',
    finished: '已结束',
    paused: '已暂停',
  },
  oldBrowser: '您的浏览器版本过旧，页面以单栏显示。更新后可查看完整页面。',
  bonusOff: '此红利已停用，无法再使用。',
  bet: {
    cancelled: '我们已取消此投注，投注额已退回您的余额。',
    withdrawn: '此投注已撤回，投注额已退回您的余额。',
  },
} as const;

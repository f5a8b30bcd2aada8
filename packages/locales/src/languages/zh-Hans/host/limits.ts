import type { HostWords } from '../../../host-words.ts';

export default {
  title: '限制与休息',
  rule: '更严格的限制立即生效。放宽或取消限制需要24小时。休息期只能延长。',
  holding: '我的限制',
  setLimit: '设置一项限制',
  set: '设置限制',
  amount: '金额',
  currency: '货币',
  duration: '时间',
  period: '周期',
  periods: { day: '每天', week: '每周', month: '每月' },
  kinds: {
    reality_check: {
      name: '理性提醒',
      about: '多久提醒您一次已玩时长和盈亏情况。',
    },
    sportsbook_session: {
      name: '投注时段',
      about: '不休息的情况下可连续投注的最长时间。之后暂停投注15分钟。',
    },
    session: { name: '登录时长', about: '可保持登录的最长时间。之后我们会让您退出登录。' },
    activity: { name: '在线时长', about: '每天、每周或每月可在本站停留的最长时间。' },
    time: { name: '投注时长' },
    deposit: { name: '存款', about: '每天、每周或每月可存款的最高金额。' },
    loss: { name: '亏损', about: '每天、每周或每月可亏损的最高金额。' },
    wager: { name: '投注额', about: '每天、每周或每月可投注的最高金额。' },
    bet: { name: '单笔投注额', about: '单笔投注的最高金额。' },
    coolingoff: { name: '休息一下', about: '休息结束前不能存款和投注。' },
    selfexclusion: {
      name: '自我禁止',
      about: '我们会让您在所有设备上退出登录，结束前无法登录。此操作无法撤销。',
    },
  },
} satisfies HostWords['limits'];

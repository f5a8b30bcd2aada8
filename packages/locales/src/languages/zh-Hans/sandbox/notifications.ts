import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: '欢迎来到 Slipstream',
    caption: '虚拟资金已存入您的余额',
    body: '比赛均为模拟，资金并非真实。开始前请设置您的限制。',
  },
  deposit_done: {
    title: '存款成功',
    caption: '{amount}',
    body: '款项已存入您的余额。',
  },
  deposit_failed: {
    title: '存款失败',
    caption: '{amount}',
    body: '未扣款。请重试或选择其他支付方式。',
  },
  password_changed: {
    title: '您的密码已更改',
    caption: '您已在其他设备上退出登录',
    body: '如果不是您本人操作，请立即重置密码。',
  },
  limit_set: {
    title: '限制已保存',
    caption: '',
    body: '请在“限制与休息”中查看。',
  },
} satisfies SandboxWords['notifications'];

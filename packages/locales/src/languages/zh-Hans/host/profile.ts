import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: '您尚未登录。', signIn: '登录' },
  account: {
    title: '我的账户',
    phone: '手机',
    confirmEmail: '验证邮箱',
    signOut: '退出登录',
  },
  missing: {
    title: '完善个人资料',
    save: '保存',
    municipality: '市镇',
    municipalityNote: '其 IBGE 代码的七位数字，例如圣保罗为 3550308。',
  },
  phone: {
    title: '验证手机',
    byCode: '我们会发送短信验证码来验证您的号码。',
    byProvider: '号码由 {provider} 代为核验。',
    rejected: '演示：以 0000 结尾的号码无法通过核验。',
    numberHeading: '1. 您的号码',
    send: '发送验证码',
    codeHeading: '2. 您的验证码',
    code: '验证码',
    verify: '验证',
    note: '本演示的短信在{mailbox}中。',
    mailbox: '演示邮箱',
  },
  deposit: {
    title: '存款',
    note: '虚拟资金。演示：以 13 结尾的金额（13、113 或 10.13）会被拒，77 需要十秒，78 需要十秒后被拒。',
  },
  transactions: {
    title: '交易记录',
    when: '日期',
    what: '类型',
    state: '状态',
    amount: '金额',
    balance: '余额',
    more: '显示更多',
  },
  passkeys: {
    title: '通行密钥',
    about: '使用指纹、面容或屏幕锁代替密码登录。',
    add: '添加通行密钥',
  },
} satisfies HostWords['profile'];

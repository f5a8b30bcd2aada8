import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: '登录',
    login: '邮箱或手机',
    forgotten: '忘记密码？',
    locked: '账户被锁定？',
    signUp: '新用户？立即注册',
    passkey: '使用通行密钥',
  },
  demoPlayers: {
    title: '演示玩家',
    password: '所有演示玩家的密码都是 {password}。资金并非真实。',
  },
  signUp: {
    title: '注册',
    open: '创建账户',
    signIn: '已有账户？登录',
  },
  mailNote: {
    text: '本演示不发送邮件。请在{mailbox}中查看消息。',
    mailbox: '演示邮箱',
  },
  instructions: {
    password: '重置密码',
    confirmation: '验证账户',
    unlock: '解锁账户',
    send: '发送链接',
    back: '返回登录',
  },
  newPassword: { title: '设置新密码', label: '新密码', set: '保存并登录' },
  confirmPassword: {
    title: '确认密码',
    text: '请再次输入密码以继续。',
    label: '您的密码',
    confirm: '确认',
  },
  confirmation: { title: '验证账户', confirm: '验证' },
  unlock: { title: '解锁账户', unlock: '解锁' },
  /** By the names of the site's configuration. */
  fields: {
    email: '邮箱',
    password: '密码',
    name: '姓名',
    phone: '手机（含国家代码）',
    country: '国家/地区',
    currency: '账户货币',
    date_of_birth: '出生日期',
    terms: '我已年满18岁并接受条款',
  },
  optional: '{label}（选填）',
  passwordLength: '至少{count}个字符。',
} satisfies HostWords['auth'];

import type { HostWords } from '../../../host-words.ts';

export default {
  title: '邮箱',
  heading: '演示邮箱',
  empty: '还没有消息。',
  closed: '请用 {command} 输出的链接打开邮箱。链接仅可使用一次，之后此浏览器即可打开邮箱。',
  /** By the kind of message. */
  kinds: {
    confirmation: '账户验证：{address}',
    unlock: '账户解锁：{address}',
    password: '密码重置：{address}',
    known_account: '账户已存在：{address}',
    phone_code: '手机验证码：{address}',
  },
} satisfies HostWords['mailbox'];

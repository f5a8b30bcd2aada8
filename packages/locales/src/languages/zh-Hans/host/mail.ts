import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: '验证此地址后即可开始。',
      button: '验证',
    },
    unlock: {
      text: '有人多次输错您账户的密码。如果是您本人，请解锁。',
      button: '解锁账户',
    },
    password: {
      text: '请设置新密码。链接两小时内有效。',
      button: '新密码',
    },
    known_account: {
      text: '有人试图用此地址注册。您已经有账户了。',
      button: '登录',
    },
  },
  note: '您收到此消息，是因为此地址曾在 {site} 使用。',
  view: '查看消息',
} satisfies HostWords['mail'];

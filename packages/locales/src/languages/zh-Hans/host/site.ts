import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: '体育投注', inspector: '检查器', app: '应用模式', account: '账户', help: '帮助' },
  language: '语言',
  needsScript: '请启用 JavaScript 以使用此页面。',
  landing: {
    title: '欢迎',
    heading: '内置体育投注的平台',
    text: 'Meridian 代表运营商已有的系统：账户、钱包和自己的页面。它位于独立的源，并在随内容伸展的框架中嵌入 Slipstream。',
    play: '打开体育投注',
    inspector: '查看两者之间的每条消息',
    app: '以手机应用的方式查看',
  },
  play: {
    title: '体育投注',
    tools: '工具',
    theme: '主题',
    day: '日间',
    night: '夜间',
    measuring: '允许统计分析',
    waiting: '正在等待体育投注加载',
    close: '关闭',
  },
  inspector: {
    messages: '消息',
    newestFirst: '消息，最新在前',
    say: '以宿主身份发送消息',
    send: '发送',
    clear: '清空列表',
  },
  terms: {
    title: '条款与条件',
    demo: 'Meridian 是演示网站。资金并非真实，玩家均为虚构，此处任何内容都不构成要约。',
    age: '您必须年满18岁。自我禁止将持续至您选择的期限。',
  },
  help: {
    text: '投注应该是乐趣。如果不再有趣，请休息一下，找人聊聊。',
    limits: '设置限制或休息一下',
    password: '重置密码',
    unlock: '解锁账户',
    transactions: '查看交易记录',
    mailbox: '打开演示邮箱',
  },
  notFound: { title: '页面不存在', heading: '找不到该页面', start: '前往首页' },
  unavailable: {
    title: '不可用',
    heading: '出错了',
    text: '服务器没有响应，未作任何更改。请稍后重试。',
  },
  menu: '菜单',
} satisfies HostWords['site'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: '英格兰',
  Scotland: '苏格兰',
  Wales: '威尔士',
  'Northern Ireland': '北爱尔兰',
  'West Indies': '西印度群岛',
  Pacific: '太平洋地区',
  'Simulated Reality': '模拟现实',
  'ITF Men': 'ITF 男子',
  'ITF Women': 'ITF 女子',
} satisfies SandboxWords['categories'];

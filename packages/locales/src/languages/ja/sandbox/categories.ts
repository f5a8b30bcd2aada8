import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'イングランド',
  Scotland: 'スコットランド',
  Wales: 'ウェールズ',
  'Northern Ireland': '北アイルランド',
  'West Indies': '西インド諸島',
  Pacific: 'パシフィック',
  'Simulated Reality': 'シミュレーション',
  'ITF Men': 'ITF 男子',
  'ITF Women': 'ITF 女子',
} satisfies SandboxWords['categories'];

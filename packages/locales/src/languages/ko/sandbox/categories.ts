import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: '잉글랜드',
  Scotland: '스코틀랜드',
  Wales: '웨일스',
  'Northern Ireland': '북아일랜드',
  'West Indies': '서인도 제도',
  Pacific: '태평양',
  'Simulated Reality': '시뮬레이션 리얼리티',
  'ITF Men': 'ITF 남자',
  'ITF Women': 'ITF 여자',
} satisfies SandboxWords['categories'];

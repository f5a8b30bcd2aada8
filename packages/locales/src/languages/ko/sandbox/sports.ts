import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: '축구',
  tennis: '테니스',
  basketball: '농구',
  'ice-hockey': '아이스하키',
  'american-football': '미식축구',
  baseball: '야구',
  volleyball: '배구',
  handball: '핸드볼',
  cricket: '크리켓',
  'table-tennis': '탁구',
  rugby: '럭비',
  mma: 'MMA',
  boxing: '복싱',
  darts: '다트',
  'premium-cricket': '프리미엄 크리켓',
} satisfies SandboxWords['sports'];

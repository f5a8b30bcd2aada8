import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: '足球',
  tennis: '网球',
  basketball: '篮球',
  'ice-hockey': '冰球',
  'american-football': '美式足球',
  baseball: '棒球',
  volleyball: '排球',
  handball: '手球',
  cricket: '板球',
  'table-tennis': '乒乓球',
  rugby: '橄榄球',
  mma: 'MMA',
  boxing: '拳击',
  darts: '飞镖',
  'premium-cricket': '精选板球',
} satisfies SandboxWords['sports'];

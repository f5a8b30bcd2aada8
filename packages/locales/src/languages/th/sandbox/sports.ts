import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'ฟุตบอล',
  tennis: 'เทนนิส',
  basketball: 'บาสเกตบอล',
  'ice-hockey': 'ฮอกกี้น้ำแข็ง',
  'american-football': 'อเมริกันฟุตบอล',
  baseball: 'เบสบอล',
  volleyball: 'วอลเลย์บอล',
  handball: 'แฮนด์บอล',
  cricket: 'คริกเก็ต',
  'table-tennis': 'เทเบิลเทนนิส',
  rugby: 'รักบี้',
  mma: 'MMA',
  boxing: 'มวยสากล',
  darts: 'ปาเป้า',
  'premium-cricket': 'คริกเก็ตพรีเมียม',
} satisfies SandboxWords['sports'];

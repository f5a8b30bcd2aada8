import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Anh',
  Scotland: 'Scotland',
  Wales: 'Xứ Wales',
  'Northern Ireland': 'Bắc Ireland',
  'West Indies': 'Tây Ấn',
  Pacific: 'Thái Bình Dương',
  'Simulated Reality': 'Thực tế mô phỏng',
  'ITF Men': 'ITF Nam',
  'ITF Women': 'ITF Nữ',
} satisfies SandboxWords['categories'];

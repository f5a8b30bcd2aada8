import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Bóng đá',
  tennis: 'Quần vợt',
  basketball: 'Bóng rổ',
  'ice-hockey': 'Khúc côn cầu trên băng',
  'american-football': 'Bóng bầu dục Mỹ',
  baseball: 'Bóng chày',
  volleyball: 'Bóng chuyền',
  handball: 'Bóng ném',
  cricket: 'Cricket',
  'table-tennis': 'Bóng bàn',
  rugby: 'Bóng bầu dục',
  mma: 'MMA',
  boxing: 'Quyền Anh',
  darts: 'Phi tiêu',
  'premium-cricket': 'Cricket cao cấp',
} satisfies SandboxWords['sports'];

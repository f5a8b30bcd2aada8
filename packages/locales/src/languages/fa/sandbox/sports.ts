import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'فوتبال',
  tennis: 'تنیس',
  basketball: 'بسکتبال',
  'ice-hockey': 'هاکی روی یخ',
  'american-football': 'فوتبال آمریکایی',
  baseball: 'بیسبال',
  volleyball: 'والیبال',
  handball: 'هندبال',
  cricket: 'کریکت',
  'table-tennis': 'تنیس روی میز',
  rugby: 'راگبی',
  mma: 'MMA',
  boxing: 'بوکس',
  darts: 'دارت',
  'premium-cricket': 'کریکت ویژه',
} satisfies SandboxWords['sports'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'كرة القدم',
  tennis: 'التنس',
  basketball: 'كرة السلة',
  'ice-hockey': 'هوكي الجليد',
  'american-football': 'كرة القدم الأمريكية',
  baseball: 'البيسبول',
  volleyball: 'الكرة الطائرة',
  handball: 'كرة اليد',
  cricket: 'الكريكيت',
  'table-tennis': 'تنس الطاولة',
  rugby: 'الرجبي',
  mma: 'الفنون القتالية المختلطة',
  boxing: 'الملاكمة',
  darts: 'السهام',
  'premium-cricket': 'كريكيت مميز',
} satisfies SandboxWords['sports'];

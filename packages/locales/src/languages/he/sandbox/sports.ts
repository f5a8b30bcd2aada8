import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'כדורגל',
  tennis: 'טניס',
  basketball: 'כדורסל',
  'ice-hockey': 'הוקי קרח',
  'american-football': 'פוטבול אמריקאי',
  baseball: 'בייסבול',
  volleyball: 'כדורעף',
  handball: 'כדוריד',
  cricket: 'קריקט',
  'table-tennis': 'טניס שולחן',
  rugby: 'רוגבי',
  mma: 'MMA',
  boxing: 'אגרוף',
  darts: 'חצים',
  'premium-cricket': 'קריקט פרימיום',
} satisfies SandboxWords['sports'];

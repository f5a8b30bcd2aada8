import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Nogomet',
  tennis: 'Tenis',
  basketball: 'Košarka',
  'ice-hockey': 'Hokej na ledu',
  'american-football': 'Američki nogomet',
  baseball: 'Bejzbol',
  volleyball: 'Odbojka',
  handball: 'Rukomet',
  cricket: 'Kriket',
  'table-tennis': 'Stolni tenis',
  rugby: 'Ragbi',
  mma: 'MMA',
  boxing: 'Boks',
  darts: 'Pikado',
  'premium-cricket': 'Premium kriket',
} satisfies SandboxWords['sports'];

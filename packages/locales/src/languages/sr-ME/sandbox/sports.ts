import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Fudbal',
  tennis: 'Tenis',
  basketball: 'Košarka',
  'ice-hockey': 'Hokej na ledu',
  'american-football': 'Američki fudbal',
  baseball: 'Bejzbol',
  volleyball: 'Odbojka',
  handball: 'Rukomet',
  cricket: 'Kriket',
  'table-tennis': 'Stoni tenis',
  rugby: 'Ragbi',
  mma: 'MMA',
  boxing: 'Boks',
  darts: 'Pikado',
  'premium-cricket': 'Premium kriket',
} satisfies SandboxWords['sports'];

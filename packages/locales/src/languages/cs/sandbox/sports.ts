import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Fotbal',
  tennis: 'Tenis',
  basketball: 'Basketbal',
  'ice-hockey': 'Lední hokej',
  'american-football': 'Americký fotbal',
  baseball: 'Baseball',
  volleyball: 'Volejbal',
  handball: 'Házená',
  cricket: 'Kriket',
  'table-tennis': 'Stolní tenis',
  rugby: 'Ragby',
  mma: 'MMA',
  boxing: 'Box',
  darts: 'Šipky',
  'premium-cricket': 'Prémiový kriket',
} satisfies SandboxWords['sports'];

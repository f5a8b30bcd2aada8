import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Futbal',
  tennis: 'Tenis',
  basketball: 'Basketbal',
  'ice-hockey': 'Ľadový hokej',
  'american-football': 'Americký futbal',
  baseball: 'Bejzbal',
  volleyball: 'Volejbal',
  handball: 'Hádzaná',
  cricket: 'Kriket',
  'table-tennis': 'Stolný tenis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Box',
  darts: 'Šípky',
  'premium-cricket': 'Prémiový kriket',
} satisfies SandboxWords['sports'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Fotbal',
  tennis: 'Tenis',
  basketball: 'Baschet',
  'ice-hockey': 'Hochei pe gheață',
  'american-football': 'Fotbal american',
  baseball: 'Baseball',
  volleyball: 'Volei',
  handball: 'Handbal',
  cricket: 'Cricket',
  'table-tennis': 'Tenis de masă',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Box',
  darts: 'Darts',
  'premium-cricket': 'Cricket premium',
} satisfies SandboxWords['sports'];

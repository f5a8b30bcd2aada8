import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Calcio',
  tennis: 'Tennis',
  basketball: 'Basket',
  'ice-hockey': 'Hockey su ghiaccio',
  'american-football': 'Football americano',
  baseball: 'Baseball',
  volleyball: 'Volley',
  handball: 'Pallamano',
  cricket: 'Cricket',
  'table-tennis': 'Tennistavolo',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boxe',
  darts: 'Freccette',
  'premium-cricket': 'Cricket premium',
} satisfies SandboxWords['sports'];

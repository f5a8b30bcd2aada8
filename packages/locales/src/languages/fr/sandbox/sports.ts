import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Football',
  tennis: 'Tennis',
  basketball: 'Basket',
  'ice-hockey': 'Hockey sur glace',
  'american-football': 'Football américain',
  baseball: 'Baseball',
  volleyball: 'Volley',
  handball: 'Handball',
  cricket: 'Cricket',
  'table-tennis': 'Tennis de table',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boxe',
  darts: 'Fléchettes',
  'premium-cricket': 'Cricket premium',
} satisfies SandboxWords['sports'];

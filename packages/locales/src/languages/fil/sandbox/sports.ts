import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Soccer',
  tennis: 'Tennis',
  basketball: 'Basketball',
  'ice-hockey': 'Ice hockey',
  'american-football': 'American football',
  baseball: 'Baseball',
  volleyball: 'Volleyball',
  handball: 'Handball',
  cricket: 'Cricket',
  'table-tennis': 'Table tennis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boksing',
  darts: 'Darts',
  'premium-cricket': 'Premium cricket',
} satisfies SandboxWords['sports'];

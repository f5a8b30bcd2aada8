import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Fußball',
  tennis: 'Tennis',
  basketball: 'Basketball',
  'ice-hockey': 'Eishockey',
  'american-football': 'American Football',
  baseball: 'Baseball',
  volleyball: 'Volleyball',
  handball: 'Handball',
  cricket: 'Cricket',
  'table-tennis': 'Tischtennis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boxen',
  darts: 'Darts',
  'premium-cricket': 'Premium-Cricket',
} satisfies SandboxWords['sports'];

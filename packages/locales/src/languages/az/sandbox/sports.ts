import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Futbol',
  tennis: 'Tennis',
  basketball: 'Basketbol',
  'ice-hockey': 'Xokkey',
  'american-football': 'Amerika futbolu',
  baseball: 'Beysbol',
  volleyball: 'Voleybol',
  handball: 'Həndbol',
  cricket: 'Kriket',
  'table-tennis': 'Stolüstü tennis',
  rugby: 'Reqbi',
  mma: 'MMA',
  boxing: 'Boks',
  darts: 'Darts',
  'premium-cricket': 'Premium kriket',
} satisfies SandboxWords['sports'];

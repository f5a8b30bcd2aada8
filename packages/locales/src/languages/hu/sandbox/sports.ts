import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Labdarúgás',
  tennis: 'Tenisz',
  basketball: 'Kosárlabda',
  'ice-hockey': 'Jégkorong',
  'american-football': 'Amerikai futball',
  baseball: 'Baseball',
  volleyball: 'Röplabda',
  handball: 'Kézilabda',
  cricket: 'Krikett',
  'table-tennis': 'Asztalitenisz',
  rugby: 'Rögbi',
  mma: 'MMA',
  boxing: 'Ökölvívás',
  darts: 'Darts',
  'premium-cricket': 'Prémium krikett',
} satisfies SandboxWords['sports'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Futbol',
  tennis: 'Tenis',
  basketball: 'Basketbol',
  'ice-hockey': 'Buz hokeyi',
  'american-football': 'Amerikan futbolu',
  baseball: 'Beyzbol',
  volleyball: 'Voleybol',
  handball: 'Hentbol',
  cricket: 'Kriket',
  'table-tennis': 'Masa tenisi',
  rugby: 'Ragbi',
  mma: 'MMA',
  boxing: 'Boks',
  darts: 'Dart',
  'premium-cricket': 'Premium kriket',
} satisfies SandboxWords['sports'];

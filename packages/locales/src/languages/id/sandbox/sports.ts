import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Sepak bola',
  tennis: 'Tenis',
  basketball: 'Bola basket',
  'ice-hockey': 'Hoki es',
  'american-football': 'Sepak bola Amerika',
  baseball: 'Bisbol',
  volleyball: 'Bola voli',
  handball: 'Bola tangan',
  cricket: 'Kriket',
  'table-tennis': 'Tenis meja',
  rugby: 'Rugbi',
  mma: 'MMA',
  boxing: 'Tinju',
  darts: 'Dart',
  'premium-cricket': 'Kriket premium',
} satisfies SandboxWords['sports'];

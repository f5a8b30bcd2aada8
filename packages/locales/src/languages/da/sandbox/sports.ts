import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Fodbold',
  tennis: 'Tennis',
  basketball: 'Basketball',
  'ice-hockey': 'Ishockey',
  'american-football': 'Amerikansk fodbold',
  baseball: 'Baseball',
  volleyball: 'Volleyball',
  handball: 'Håndbold',
  cricket: 'Cricket',
  'table-tennis': 'Bordtennis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boksning',
  darts: 'Dart',
  'premium-cricket': 'Premiumcricket',
} satisfies SandboxWords['sports'];

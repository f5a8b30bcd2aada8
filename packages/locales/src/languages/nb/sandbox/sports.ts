import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Fotball',
  tennis: 'Tennis',
  basketball: 'Basketball',
  'ice-hockey': 'Ishockey',
  'american-football': 'Amerikansk fotball',
  baseball: 'Baseball',
  volleyball: 'Volleyball',
  handball: 'Håndball',
  cricket: 'Cricket',
  'table-tennis': 'Bordtennis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boksing',
  darts: 'Dart',
  'premium-cricket': 'Premiumcricket',
} satisfies SandboxWords['sports'];

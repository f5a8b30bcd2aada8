import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Fotboll',
  tennis: 'Tennis',
  basketball: 'Basket',
  'ice-hockey': 'Ishockey',
  'american-football': 'Amerikansk fotboll',
  baseball: 'Baseboll',
  volleyball: 'Volleyboll',
  handball: 'Handboll',
  cricket: 'Cricket',
  'table-tennis': 'Bordtennis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boxning',
  darts: 'Dart',
  'premium-cricket': 'Premiumcricket',
} satisfies SandboxWords['sports'];

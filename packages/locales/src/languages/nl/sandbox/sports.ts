import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Voetbal',
  tennis: 'Tennis',
  basketball: 'Basketbal',
  'ice-hockey': 'IJshockey',
  'american-football': 'American football',
  baseball: 'Honkbal',
  volleyball: 'Volleybal',
  handball: 'Handbal',
  cricket: 'Cricket',
  'table-tennis': 'Tafeltennis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boksen',
  darts: 'Darts',
  'premium-cricket': 'Premium cricket',
} satisfies SandboxWords['sports'];

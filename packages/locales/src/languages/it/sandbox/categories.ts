import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Inghilterra',
  Scotland: 'Scozia',
  Wales: 'Galles',
  'Northern Ireland': 'Irlanda del Nord',
  'West Indies': 'Indie Occidentali',
  Pacific: 'Pacifico',
  'Simulated Reality': 'Realtà simulata',
  'ITF Men': 'ITF Uomini',
  'ITF Women': 'ITF Donne',
} satisfies SandboxWords['categories'];

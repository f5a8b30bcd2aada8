import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'England',
  Scotland: 'Scotland',
  Wales: 'Wales',
  'Northern Ireland': 'Northern Ireland',
  'West Indies': 'West Indies',
  Pacific: 'Pasipiko',
  'Simulated Reality': 'Simulated Reality',
  'ITF Men': 'ITF Lalaki',
  'ITF Women': 'ITF Babae',
} satisfies SandboxWords['categories'];

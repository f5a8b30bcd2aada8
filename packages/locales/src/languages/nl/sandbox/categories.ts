import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Engeland',
  Scotland: 'Schotland',
  Wales: 'Wales',
  'Northern Ireland': 'Noord-Ierland',
  'West Indies': 'West-Indië',
  Pacific: 'Stille Oceaan',
  'Simulated Reality': 'Gesimuleerde realiteit',
  'ITF Men': 'ITF Heren',
  'ITF Women': 'ITF Dames',
} satisfies SandboxWords['categories'];

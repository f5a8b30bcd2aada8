import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'England',
  Scotland: 'Schottland',
  Wales: 'Wales',
  'Northern Ireland': 'Nordirland',
  'West Indies': 'Westindische Inseln',
  Pacific: 'Pazifik',
  'Simulated Reality': 'Simulierte Realität',
  'ITF Men': 'ITF Herren',
  'ITF Women': 'ITF Damen',
} satisfies SandboxWords['categories'];

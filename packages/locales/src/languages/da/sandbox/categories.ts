import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'England',
  Scotland: 'Skotland',
  Wales: 'Wales',
  'Northern Ireland': 'Nordirland',
  'West Indies': 'Vestindien',
  Pacific: 'Stillehavet',
  'Simulated Reality': 'Simuleret virkelighed',
  'ITF Men': 'ITF herrer',
  'ITF Women': 'ITF damer',
} satisfies SandboxWords['categories'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'England',
  Scotland: 'Skottland',
  Wales: 'Wales',
  'Northern Ireland': 'Nordirland',
  'West Indies': 'Västindien',
  Pacific: 'Stilla havet',
  'Simulated Reality': 'Simulerad verklighet',
  'ITF Men': 'ITF herrar',
  'ITF Women': 'ITF damer',
} satisfies SandboxWords['categories'];

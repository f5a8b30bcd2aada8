import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Anglicko',
  Scotland: 'Škótsko',
  Wales: 'Wales',
  'Northern Ireland': 'Severné Írsko',
  'West Indies': 'Západná India',
  Pacific: 'Tichomorie',
  'Simulated Reality': 'Simulovaná realita',
  'ITF Men': 'ITF muži',
  'ITF Women': 'ITF ženy',
} satisfies SandboxWords['categories'];

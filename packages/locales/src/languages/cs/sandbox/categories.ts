import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Anglie',
  Scotland: 'Skotsko',
  Wales: 'Wales',
  'Northern Ireland': 'Severní Irsko',
  'West Indies': 'Západní Indie',
  Pacific: 'Tichomoří',
  'Simulated Reality': 'Simulovaná realita',
  'ITF Men': 'ITF muži',
  'ITF Women': 'ITF ženy',
} satisfies SandboxWords['categories'];

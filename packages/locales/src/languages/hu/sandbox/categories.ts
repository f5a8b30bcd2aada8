import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Anglia',
  Scotland: 'Skócia',
  Wales: 'Wales',
  'Northern Ireland': 'Észak-Írország',
  'West Indies': 'Nyugat-indiai szigetek',
  Pacific: 'Csendes-óceáni térség',
  'Simulated Reality': 'Szimulált valóság',
  'ITF Men': 'ITF, férfi',
  'ITF Women': 'ITF, női',
} satisfies SandboxWords['categories'];

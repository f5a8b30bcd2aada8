import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Anglia',
  Scotland: 'Scoția',
  Wales: 'Țara Galilor',
  'Northern Ireland': 'Irlanda de Nord',
  'West Indies': 'Indiile de Vest',
  Pacific: 'Pacific',
  'Simulated Reality': 'Realitate simulată',
  'ITF Men': 'ITF masculin',
  'ITF Women': 'ITF feminin',
} satisfies SandboxWords['categories'];

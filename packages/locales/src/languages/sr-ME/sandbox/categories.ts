import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Engleska',
  Scotland: 'Škotska',
  Wales: 'Vels',
  'Northern Ireland': 'Sjeverna Irska',
  'West Indies': 'Zapadna Indija',
  Pacific: 'Pacifik',
  'Simulated Reality': 'Simulirana stvarnost',
  'ITF Men': 'ITF muškarci',
  'ITF Women': 'ITF žene',
} satisfies SandboxWords['categories'];

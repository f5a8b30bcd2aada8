import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Inglaterra',
  Scotland: 'Escocia',
  Wales: 'Gales',
  'Northern Ireland': 'Irlanda del Norte',
  'West Indies': 'Indias Occidentales',
  Pacific: 'Pacífico',
  'Simulated Reality': 'Realidad simulada',
  'ITF Men': 'ITF masculino',
  'ITF Women': 'ITF femenino',
} satisfies SandboxWords['categories'];

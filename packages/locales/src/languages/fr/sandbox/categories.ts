import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Angleterre',
  Scotland: 'Écosse',
  Wales: 'Pays de Galles',
  'Northern Ireland': 'Irlande du Nord',
  'West Indies': 'Antilles',
  Pacific: 'Pacifique',
  'Simulated Reality': 'Réalité simulée',
  'ITF Men': 'ITF Messieurs',
  'ITF Women': 'ITF Dames',
} satisfies SandboxWords['categories'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Αγγλία',
  Scotland: 'Σκωτία',
  Wales: 'Ουαλία',
  'Northern Ireland': 'Βόρεια Ιρλανδία',
  'West Indies': 'Δυτικές Ινδίες',
  Pacific: 'Ειρηνικός',
  'Simulated Reality': 'Προσομοίωση',
  'ITF Men': 'ITF Ανδρών',
  'ITF Women': 'ITF Γυναικών',
} satisfies SandboxWords['categories'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'İngiltere',
  Scotland: 'İskoçya',
  Wales: 'Galler',
  'Northern Ireland': 'Kuzey İrlanda',
  'West Indies': 'Batı Hint Adaları',
  Pacific: 'Pasifik',
  'Simulated Reality': 'Simüle gerçeklik',
  'ITF Men': 'ITF Erkekler',
  'ITF Women': 'ITF Kadınlar',
} satisfies SandboxWords['categories'];

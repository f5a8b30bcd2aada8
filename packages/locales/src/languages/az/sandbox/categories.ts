import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'İngiltərə',
  Scotland: 'Şotlandiya',
  Wales: 'Uels',
  'Northern Ireland': 'Şimali İrlandiya',
  'West Indies': 'Vest-İndiya',
  Pacific: 'Sakit okean',
  'Simulated Reality': 'Simulyasiya',
  'ITF Men': 'ITF, kişilər',
  'ITF Women': 'ITF, qadınlar',
} satisfies SandboxWords['categories'];

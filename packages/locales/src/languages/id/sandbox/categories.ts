import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Inggris',
  Scotland: 'Skotlandia',
  Wales: 'Wales',
  'Northern Ireland': 'Irlandia Utara',
  'West Indies': 'Hindia Barat',
  Pacific: 'Pasifik',
  'Simulated Reality': 'Realitas simulasi',
  'ITF Men': 'ITF Putra',
  'ITF Women': 'ITF Putri',
} satisfies SandboxWords['categories'];

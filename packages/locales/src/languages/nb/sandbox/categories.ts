import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'England',
  Scotland: 'Skottland',
  Wales: 'Wales',
  'Northern Ireland': 'Nord-Irland',
  'West Indies': 'Vestindia',
  Pacific: 'Stillehavet',
  'Simulated Reality': 'Simulert virkelighet',
  'ITF Men': 'ITF menn',
  'ITF Women': 'ITF kvinner',
} satisfies SandboxWords['categories'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Englanti',
  Scotland: 'Skotlanti',
  Wales: 'Wales',
  'Northern Ireland': 'Pohjois-Irlanti',
  'West Indies': 'Länsi-Intia',
  Pacific: 'Tyynimeri',
  'Simulated Reality': 'Simuloitu todellisuus',
  'ITF Men': 'ITF miehet',
  'ITF Women': 'ITF naiset',
} satisfies SandboxWords['categories'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Англия',
  Scotland: 'Шотландия',
  Wales: 'Уелс',
  'Northern Ireland': 'Северна Ирландия',
  'West Indies': 'Уест Индис',
  Pacific: 'Тихоокеански регион',
  'Simulated Reality': 'Симулирана реалност',
  'ITF Men': 'ITF, мъже',
  'ITF Women': 'ITF, жени',
} satisfies SandboxWords['categories'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Англія',
  Scotland: 'Шотландія',
  Wales: 'Уельс',
  'Northern Ireland': 'Північна Ірландія',
  'West Indies': 'Вест-Індія',
  Pacific: 'Тихоокеанський регіон',
  'Simulated Reality': 'Симульована реальність',
  'ITF Men': 'ITF, чоловіки',
  'ITF Women': 'ITF, жінки',
} satisfies SandboxWords['categories'];

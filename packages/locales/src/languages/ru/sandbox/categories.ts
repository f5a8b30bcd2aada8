import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Англия',
  Scotland: 'Шотландия',
  Wales: 'Уэльс',
  'Northern Ireland': 'Северная Ирландия',
  'West Indies': 'Вест-Индия',
  Pacific: 'Тихоокеанский регион',
  'Simulated Reality': 'Симулированная реальность',
  'ITF Men': 'ITF, мужчины',
  'ITF Women': 'ITF, женщины',
} satisfies SandboxWords['categories'];

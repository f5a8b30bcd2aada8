import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Англия',
  Scotland: 'Шотландия',
  Wales: 'Уэльс',
  'Northern Ireland': 'Солтүстік Ирландия',
  'West Indies': 'Вест-Индия',
  Pacific: 'Тынық мұхиты аймағы',
  'Simulated Reality': 'Симуляция',
  'ITF Men': 'ITF, ерлер',
  'ITF Women': 'ITF, әйелдер',
} satisfies SandboxWords['categories'];

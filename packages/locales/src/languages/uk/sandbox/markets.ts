import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Основні',
  'group.goals': 'Голи',
  'group.handicaps': 'Фори',
  'group.score': 'Рахунок',
  'group.combinations': 'Комбінації',
  'group.halves': 'Тайми',
  'group.corners': 'Кутові',
  'group.cards': 'Картки',
  'group.totals': 'Тотали',
  'group.games': 'Гейми',
  'group.sets': 'Сети',
  'group.quarters': 'Чверті',
  'group.periods': 'Періоди',
  'group.points': 'Очки',
  'group.maps': 'Карти',
  'group.rounds': 'Раунди',
  'group.margins': 'Різниця',
  'group.outright': 'Довгострокові',
} satisfies SandboxWords['markets'];

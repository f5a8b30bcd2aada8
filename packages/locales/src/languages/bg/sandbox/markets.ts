import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Основни',
  'group.goals': 'Голове',
  'group.handicaps': 'Хендикапи',
  'group.score': 'Резултат',
  'group.combinations': 'Комбинации',
  'group.halves': 'Полувремена',
  'group.corners': 'Корнери',
  'group.cards': 'Картони',
  'group.totals': 'Общо',
  'group.games': 'Геймове',
  'group.sets': 'Сетове',
  'group.quarters': 'Четвърти',
  'group.periods': 'Периоди',
  'group.points': 'Точки',
  'group.maps': 'Карти',
  'group.rounds': 'Рундове',
  'group.margins': 'Разлика',
  'group.outright': 'Дългосрочни',
} satisfies SandboxWords['markets'];

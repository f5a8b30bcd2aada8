import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Основные',
  'group.goals': 'Голы',
  'group.handicaps': 'Форы',
  'group.score': 'Счёт',
  'group.combinations': 'Комбинации',
  'group.halves': 'Таймы',
  'group.corners': 'Угловые',
  'group.cards': 'Карточки',
  'group.totals': 'Тоталы',
  'group.games': 'Геймы',
  'group.sets': 'Сеты',
  'group.quarters': 'Четверти',
  'group.periods': 'Периоды',
  'group.points': 'Очки',
  'group.maps': 'Карты',
  'group.rounds': 'Раунды',
  'group.margins': 'Разница',
  'group.outright': 'Долгосрочные',
} satisfies SandboxWords['markets'];

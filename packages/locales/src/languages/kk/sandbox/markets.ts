import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Негізгі',
  'group.goals': 'Голдар',
  'group.handicaps': 'Форалар',
  'group.score': 'Есеп',
  'group.combinations': 'Комбинациялар',
  'group.halves': 'Таймдар',
  'group.corners': 'Бұрыштамалар',
  'group.cards': 'Карточкалар',
  'group.totals': 'Тоталдар',
  'group.games': 'Геймдер',
  'group.sets': 'Сеттер',
  'group.quarters': 'Ширектер',
  'group.periods': 'Кезеңдер',
  'group.points': 'Ұпайлар',
  'group.maps': 'Карталар',
  'group.rounds': 'Раундтар',
  'group.margins': 'Айырма',
  'group.outright': 'Ұзақ мерзімді',
} satisfies SandboxWords['markets'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Glavno',
  'group.goals': 'Golovi',
  'group.handicaps': 'Hendikepi',
  'group.score': 'Rezultat',
  'group.combinations': 'Kombinacije',
  'group.halves': 'Poluvremena',
  'group.corners': 'Korneri',
  'group.cards': 'Kartoni',
  'group.totals': 'Ukupno',
  'group.games': 'Gemovi',
  'group.sets': 'Setovi',
  'group.quarters': 'Četvrtine',
  'group.periods': 'Trećine',
  'group.points': 'Poeni',
  'group.maps': 'Mape',
  'group.rounds': 'Runde',
  'group.margins': 'Razlike',
  'group.outright': 'Dugoročno',
} satisfies SandboxWords['markets'];

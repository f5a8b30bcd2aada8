import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Utama',
  'group.goals': 'Gol',
  'group.handicaps': 'Handicap',
  'group.score': 'Skor',
  'group.combinations': 'Kombinasi',
  'group.halves': 'Babak',
  'group.corners': 'Sepak pojok',
  'group.cards': 'Kartu',
  'group.totals': 'Total',
  'group.games': 'Gim',
  'group.sets': 'Set',
  'group.quarters': 'Kuarter',
  'group.periods': 'Periode',
  'group.points': 'Poin',
  'group.maps': 'Map',
  'group.rounds': 'Ronde',
  'group.margins': 'Selisih',
  'group.outright': 'Juara',
} satisfies SandboxWords['markets'];

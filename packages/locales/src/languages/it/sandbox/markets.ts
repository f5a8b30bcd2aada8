import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Principali',
  'group.goals': 'Gol',
  'group.handicaps': 'Handicap',
  'group.score': 'Risultato',
  'group.combinations': 'Combo',
  'group.halves': 'Tempi',
  'group.corners': 'Corner',
  'group.cards': 'Cartellini',
  'group.totals': 'Under/over',
  'group.games': 'Game',
  'group.sets': 'Set',
  'group.quarters': 'Quarti',
  'group.periods': 'Periodi',
  'group.points': 'Punti',
  'group.maps': 'Mappe',
  'group.rounds': 'Round',
  'group.margins': 'Margini',
  'group.outright': 'Antepost',
} satisfies SandboxWords['markets'];

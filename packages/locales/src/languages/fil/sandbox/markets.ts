import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Pangunahin',
  'group.goals': 'Mga goal',
  'group.handicaps': 'Mga handicap',
  'group.score': 'Score',
  'group.combinations': 'Mga kombinasyon',
  'group.halves': 'Mga half',
  'group.corners': 'Mga corner',
  'group.cards': 'Mga card',
  'group.totals': 'Mga total',
  'group.games': 'Mga game',
  'group.sets': 'Mga set',
  'group.quarters': 'Mga quarter',
  'group.periods': 'Mga period',
  'group.points': 'Puntos',
  'group.maps': 'Mga mapa',
  'group.rounds': 'Mga round',
  'group.margins': 'Mga lamang',
  'group.outright': 'Outright',
} satisfies SandboxWords['markets'];

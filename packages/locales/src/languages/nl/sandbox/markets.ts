import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Hoofdmarkten',
  'group.goals': 'Doelpunten',
  'group.handicaps': 'Handicaps',
  'group.score': 'Score',
  'group.combinations': 'Combinaties',
  'group.halves': 'Helften',
  'group.corners': 'Corners',
  'group.cards': 'Kaarten',
  'group.totals': 'Totalen',
  'group.games': 'Games',
  'group.sets': 'Sets',
  'group.quarters': 'Kwarten',
  'group.periods': 'Periodes',
  'group.points': 'Punten',
  'group.maps': 'Maps',
  'group.rounds': 'Rondes',
  'group.margins': 'Marges',
  'group.outright': 'Lange termijn',
} satisfies SandboxWords['markets'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Principaux',
  'group.goals': 'Buts',
  'group.handicaps': 'Handicaps',
  'group.score': 'Score',
  'group.combinations': 'Combinaisons',
  'group.halves': 'Mi-temps',
  'group.corners': 'Corners',
  'group.cards': 'Cartons',
  'group.totals': 'Totaux',
  'group.games': 'Jeux',
  'group.sets': 'Sets',
  'group.quarters': 'Quart-temps',
  'group.periods': 'Périodes',
  'group.points': 'Points',
  'group.maps': 'Maps',
  'group.rounds': 'Rounds',
  'group.margins': 'Écarts',
  'group.outright': 'Long terme',
} satisfies SandboxWords['markets'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Principale',
  'group.goals': 'Goluri',
  'group.handicaps': 'Handicapuri',
  'group.score': 'Scor',
  'group.combinations': 'Combinații',
  'group.halves': 'Reprize',
  'group.corners': 'Cornere',
  'group.cards': 'Cartonașe',
  'group.totals': 'Totaluri',
  'group.games': 'Game-uri',
  'group.sets': 'Seturi',
  'group.quarters': 'Sferturi',
  'group.periods': 'Perioade',
  'group.points': 'Puncte',
  'group.maps': 'Hărți',
  'group.rounds': 'Runde',
  'group.margins': 'Diferențe',
  'group.outright': 'Termen lung',
} satisfies SandboxWords['markets'];

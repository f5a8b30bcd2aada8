import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Huvudspel',
  'group.goals': 'Mål',
  'group.handicaps': 'Handikapp',
  'group.score': 'Resultat',
  'group.combinations': 'Kombinationer',
  'group.halves': 'Halvlekar',
  'group.corners': 'Hörnor',
  'group.cards': 'Kort',
  'group.totals': 'Totalt',
  'group.games': 'Game',
  'group.sets': 'Set',
  'group.quarters': 'Quarters',
  'group.periods': 'Perioder',
  'group.points': 'Poäng',
  'group.maps': 'Kartor',
  'group.rounds': 'Ronder',
  'group.margins': 'Marginaler',
  'group.outright': 'Långtidsspel',
} satisfies SandboxWords['markets'];

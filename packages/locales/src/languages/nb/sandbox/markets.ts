import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Hovedspill',
  'group.goals': 'Mål',
  'group.handicaps': 'Handikap',
  'group.score': 'Resultat',
  'group.combinations': 'Kombinasjoner',
  'group.halves': 'Omganger',
  'group.corners': 'Cornere',
  'group.cards': 'Kort',
  'group.totals': 'Totalt',
  'group.games': 'Game',
  'group.sets': 'Sett',
  'group.quarters': 'Quarters',
  'group.periods': 'Perioder',
  'group.points': 'Poeng',
  'group.maps': 'Kart',
  'group.rounds': 'Runder',
  'group.margins': 'Marginer',
  'group.outright': 'Langtidsspill',
} satisfies SandboxWords['markets'];

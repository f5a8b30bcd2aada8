import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Hovedspil',
  'group.goals': 'Mål',
  'group.handicaps': 'Handicap',
  'group.score': 'Resultat',
  'group.combinations': 'Kombinationer',
  'group.halves': 'Halvlege',
  'group.corners': 'Hjørnespark',
  'group.cards': 'Kort',
  'group.totals': 'I alt',
  'group.games': 'Partier',
  'group.sets': 'Sæt',
  'group.quarters': 'Quarters',
  'group.periods': 'Perioder',
  'group.points': 'Point',
  'group.maps': 'Maps',
  'group.rounds': 'Runder',
  'group.margins': 'Margener',
  'group.outright': 'Langtidsspil',
} satisfies SandboxWords['markets'];

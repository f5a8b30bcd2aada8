import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Fő piacok',
  'group.goals': 'Gólok',
  'group.handicaps': 'Hendikepek',
  'group.score': 'Eredmény',
  'group.combinations': 'Kombinációk',
  'group.halves': 'Félidők',
  'group.corners': 'Szögletek',
  'group.cards': 'Lapok',
  'group.totals': 'Összesen',
  'group.games': 'Gémek',
  'group.sets': 'Szettek',
  'group.quarters': 'Negyedek',
  'group.periods': 'Harmadok',
  'group.points': 'Pontok',
  'group.maps': 'Térképek',
  'group.rounds': 'Menetek',
  'group.margins': 'Különbségek',
  'group.outright': 'Hosszú távú',
} satisfies SandboxWords['markets'];

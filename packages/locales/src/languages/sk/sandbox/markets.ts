import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Hlavné',
  'group.goals': 'Góly',
  'group.handicaps': 'Handicapy',
  'group.score': 'Výsledok',
  'group.combinations': 'Kombinácie',
  'group.halves': 'Polčasy',
  'group.corners': 'Rohy',
  'group.cards': 'Karty',
  'group.totals': 'Spolu',
  'group.games': 'Gemy',
  'group.sets': 'Sety',
  'group.quarters': 'Štvrtiny',
  'group.periods': 'Tretiny',
  'group.points': 'Body',
  'group.maps': 'Mapy',
  'group.rounds': 'Kolá',
  'group.margins': 'Rozdiely',
  'group.outright': 'Dlhodobé',
} satisfies SandboxWords['markets'];

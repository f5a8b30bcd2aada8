import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Hlavní',
  'group.goals': 'Góly',
  'group.handicaps': 'Handicapy',
  'group.score': 'Výsledek',
  'group.combinations': 'Kombinace',
  'group.halves': 'Poločasy',
  'group.corners': 'Rohy',
  'group.cards': 'Karty',
  'group.totals': 'Celkem',
  'group.games': 'Gemy',
  'group.sets': 'Sety',
  'group.quarters': 'Čtvrtiny',
  'group.periods': 'Třetiny',
  'group.points': 'Body',
  'group.maps': 'Mapy',
  'group.rounds': 'Kola',
  'group.margins': 'Rozdíly',
  'group.outright': 'Dlouhodobé',
} satisfies SandboxWords['markets'];

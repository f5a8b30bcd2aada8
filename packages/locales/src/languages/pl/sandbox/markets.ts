import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Główne',
  'group.goals': 'Gole',
  'group.handicaps': 'Handicapy',
  'group.score': 'Wynik',
  'group.combinations': 'Kombinacje',
  'group.halves': 'Połowy',
  'group.corners': 'Rzuty rożne',
  'group.cards': 'Kartki',
  'group.totals': 'Sumy',
  'group.games': 'Gemy',
  'group.sets': 'Sety',
  'group.quarters': 'Kwarty',
  'group.periods': 'Tercje',
  'group.points': 'Punkty',
  'group.maps': 'Mapy',
  'group.rounds': 'Rundy',
  'group.margins': 'Różnice',
  'group.outright': 'Długoterminowe',
} satisfies SandboxWords['markets'];

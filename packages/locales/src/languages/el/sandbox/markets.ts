import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Κύρια',
  'group.goals': 'Γκολ',
  'group.handicaps': 'Χάντικαπ',
  'group.score': 'Σκορ',
  'group.combinations': 'Συνδυασμοί',
  'group.halves': 'Ημίχρονα',
  'group.corners': 'Κόρνερ',
  'group.cards': 'Κάρτες',
  'group.totals': 'Σύνολα',
  'group.games': 'Γκέιμ',
  'group.sets': 'Σετ',
  'group.quarters': 'Τέταρτα',
  'group.periods': 'Περίοδοι',
  'group.points': 'Πόντοι',
  'group.maps': 'Χάρτες',
  'group.rounds': 'Γύροι',
  'group.margins': 'Διαφορές',
  'group.outright': 'Μακροχρόνια',
} satisfies SandboxWords['markets'];

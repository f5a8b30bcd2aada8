import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Ana',
  'group.goals': 'Goller',
  'group.handicaps': 'Handikaplar',
  'group.score': 'Skor',
  'group.combinations': 'Kombinasyonlar',
  'group.halves': 'Yarılar',
  'group.corners': 'Kornerler',
  'group.cards': 'Kartlar',
  'group.totals': 'Toplamlar',
  'group.games': 'Oyunlar',
  'group.sets': 'Setler',
  'group.quarters': 'Çeyrekler',
  'group.periods': 'Periyotlar',
  'group.points': 'Sayılar',
  'group.maps': 'Haritalar',
  'group.rounds': 'Raundlar',
  'group.margins': 'Farklar',
  'group.outright': 'Uzun vadeli',
} satisfies SandboxWords['markets'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Əsas',
  'group.goals': 'Qollar',
  'group.handicaps': 'Handikaplar',
  'group.score': 'Hesab',
  'group.combinations': 'Kombinasiyalar',
  'group.halves': 'Hissələr',
  'group.corners': 'Künc zərbələri',
  'group.cards': 'Vərəqələr',
  'group.totals': 'Totallar',
  'group.games': 'Geymlər',
  'group.sets': 'Setlər',
  'group.quarters': 'Rüblər',
  'group.periods': 'Periodlar',
  'group.points': 'Xallar',
  'group.maps': 'Xəritələr',
  'group.rounds': 'Raundlar',
  'group.margins': 'Fərq',
  'group.outright': 'Uzunmüddətli',
} satisfies SandboxWords['markets'];

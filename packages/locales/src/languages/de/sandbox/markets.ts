import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Hauptmärkte',
  'group.goals': 'Tore',
  'group.handicaps': 'Handicaps',
  'group.score': 'Ergebnis',
  'group.combinations': 'Kombinationen',
  'group.halves': 'Halbzeiten',
  'group.corners': 'Ecken',
  'group.cards': 'Karten',
  'group.totals': 'Gesamt',
  'group.games': 'Spiele',
  'group.sets': 'Sätze',
  'group.quarters': 'Viertel',
  'group.periods': 'Drittel',
  'group.points': 'Punkte',
  'group.maps': 'Karten',
  'group.rounds': 'Runden',
  'group.margins': 'Vorsprung',
  'group.outright': 'Langzeitwetten',
} satisfies SandboxWords['markets'];

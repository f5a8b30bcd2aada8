import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'ראשי',
  'group.goals': 'שערים',
  'group.handicaps': 'יתרונות',
  'group.score': 'תוצאה',
  'group.combinations': 'שילובים',
  'group.halves': 'מחציות',
  'group.corners': 'קרנות',
  'group.cards': 'כרטיסים',
  'group.totals': 'סה״כ',
  'group.games': 'משחקונים',
  'group.sets': 'מערכות',
  'group.quarters': 'רבעים',
  'group.periods': 'שלישים',
  'group.points': 'נקודות',
  'group.maps': 'מפות',
  'group.rounds': 'סיבובים',
  'group.margins': 'הפרשים',
  'group.outright': 'טווח ארוך',
} satisfies SandboxWords['markets'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'الرئيسية',
  'group.goals': 'الأهداف',
  'group.handicaps': 'الهانديكاب',
  'group.score': 'النتيجة',
  'group.combinations': 'المجمعة',
  'group.halves': 'الأشواط',
  'group.corners': 'الركنيات',
  'group.cards': 'البطاقات',
  'group.totals': 'المجاميع',
  'group.games': 'الأشواط',
  'group.sets': 'المجموعات',
  'group.quarters': 'الأرباع',
  'group.periods': 'الفترات',
  'group.points': 'النقاط',
  'group.maps': 'الخرائط',
  'group.rounds': 'الجولات',
  'group.margins': 'الفوارق',
  'group.outright': 'طويلة الأمد',
} satisfies SandboxWords['markets'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'اصلی',
  'group.goals': 'گل‌ها',
  'group.handicaps': 'هندیکپ‌ها',
  'group.score': 'نتیجه',
  'group.combinations': 'ترکیبی',
  'group.halves': 'نیمه‌ها',
  'group.corners': 'کرنرها',
  'group.cards': 'کارت‌ها',
  'group.totals': 'مجموع',
  'group.games': 'گیم‌ها',
  'group.sets': 'ست‌ها',
  'group.quarters': 'کوارترها',
  'group.periods': 'پریودها',
  'group.points': 'امتیازها',
  'group.maps': 'مپ‌ها',
  'group.rounds': 'راندها',
  'group.margins': 'اختلاف‌ها',
  'group.outright': 'بلندمدت',
} satisfies SandboxWords['markets'];

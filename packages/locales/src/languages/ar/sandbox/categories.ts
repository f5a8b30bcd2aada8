import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'إنجلترا',
  Scotland: 'اسكتلندا',
  Wales: 'ويلز',
  'Northern Ireland': 'أيرلندا الشمالية',
  'West Indies': 'جزر الهند الغربية',
  Pacific: 'المحيط الهادئ',
  'Simulated Reality': 'واقع محاكى',
  'ITF Men': 'ITF رجال',
  'ITF Women': 'ITF سيدات',
} satisfies SandboxWords['categories'];

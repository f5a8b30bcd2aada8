import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'אנגליה',
  Scotland: 'סקוטלנד',
  Wales: 'ויילס',
  'Northern Ireland': 'צפון אירלנד',
  'West Indies': 'איי הודו המערבית',
  Pacific: 'האוקיינוס השקט',
  'Simulated Reality': 'מציאות מדומה',
  'ITF Men': 'ITF גברים',
  'ITF Women': 'ITF נשים',
} satisfies SandboxWords['categories'];

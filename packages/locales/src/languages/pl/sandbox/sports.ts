import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Piłka nożna',
  tennis: 'Tenis',
  basketball: 'Koszykówka',
  'ice-hockey': 'Hokej na lodzie',
  'american-football': 'Futbol amerykański',
  baseball: 'Baseball',
  volleyball: 'Siatkówka',
  handball: 'Piłka ręczna',
  cricket: 'Krykiet',
  'table-tennis': 'Tenis stołowy',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boks',
  darts: 'Dart',
  'premium-cricket': 'Krykiet premium',
} satisfies SandboxWords['sports'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Футбол',
  tennis: 'Теніс',
  basketball: 'Баскетбол',
  'ice-hockey': 'Хокей',
  'american-football': 'Американський футбол',
  baseball: 'Бейсбол',
  volleyball: 'Волейбол',
  handball: 'Гандбол',
  cricket: 'Крикет',
  'table-tennis': 'Настільний теніс',
  rugby: 'Регбі',
  mma: 'ММА',
  boxing: 'Бокс',
  darts: 'Дартс',
  'premium-cricket': 'Преміум-крикет',
} satisfies SandboxWords['sports'];

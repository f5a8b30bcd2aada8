import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Футбол',
  tennis: 'Теннис',
  basketball: 'Баскетбол',
  'ice-hockey': 'Хоккей',
  'american-football': 'Америкалық футбол',
  baseball: 'Бейсбол',
  volleyball: 'Волейбол',
  handball: 'Гандбол',
  cricket: 'Крикет',
  'table-tennis': 'Үстел теннисі',
  rugby: 'Регби',
  mma: 'ММА',
  boxing: 'Бокс',
  darts: 'Дартс',
  'premium-cricket': 'Премиум крикет',
} satisfies SandboxWords['sports'];

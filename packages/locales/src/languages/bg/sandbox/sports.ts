import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Футбол',
  tennis: 'Тенис',
  basketball: 'Баскетбол',
  'ice-hockey': 'Хокей на лед',
  'american-football': 'Американски футбол',
  baseball: 'Бейзбол',
  volleyball: 'Волейбол',
  handball: 'Хандбал',
  cricket: 'Крикет',
  'table-tennis': 'Тенис на маса',
  rugby: 'Ръгби',
  mma: 'ММА',
  boxing: 'Бокс',
  darts: 'Дартс',
  'premium-cricket': 'Премиум крикет',
} satisfies SandboxWords['sports'];

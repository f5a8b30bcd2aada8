import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Fútbol',
  tennis: 'Tenis',
  basketball: 'Baloncesto',
  'ice-hockey': 'Hockey sobre hielo',
  'american-football': 'Fútbol americano',
  baseball: 'Béisbol',
  volleyball: 'Voleibol',
  handball: 'Balonmano',
  cricket: 'Críquet',
  'table-tennis': 'Tenis de mesa',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Boxeo',
  darts: 'Dardos',
  'premium-cricket': 'Críquet premium',
} satisfies SandboxWords['sports'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Futebol',
  tennis: 'Tênis',
  basketball: 'Basquete',
  'ice-hockey': 'Hóquei no gelo',
  'american-football': 'Futebol americano',
  baseball: 'Beisebol',
  volleyball: 'Vôlei',
  handball: 'Handebol',
  cricket: 'Críquete',
  'table-tennis': 'Tênis de mesa',
  rugby: 'Rúgbi',
  mma: 'MMA',
  boxing: 'Boxe',
  darts: 'Dardos',
  'premium-cricket': 'Críquete premium',
} satisfies SandboxWords['sports'];

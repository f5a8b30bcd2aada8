import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Jalkapallo',
  tennis: 'Tennis',
  basketball: 'Koripallo',
  'ice-hockey': 'Jääkiekko',
  'american-football': 'Amerikkalainen jalkapallo',
  baseball: 'Baseball',
  volleyball: 'Lentopallo',
  handball: 'Käsipallo',
  cricket: 'Kriketti',
  'table-tennis': 'Pöytätennis',
  rugby: 'Rugby',
  mma: 'MMA',
  boxing: 'Nyrkkeily',
  darts: 'Darts',
  'premium-cricket': 'Premium-kriketti',
} satisfies SandboxWords['sports'];

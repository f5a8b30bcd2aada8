import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'Ποδόσφαιρο',
  tennis: 'Τένις',
  basketball: 'Μπάσκετ',
  'ice-hockey': 'Χόκεϊ επί πάγου',
  'american-football': 'Αμερικανικό ποδόσφαιρο',
  baseball: 'Μπέιζμπολ',
  volleyball: 'Βόλεϊ',
  handball: 'Χάντμπολ',
  cricket: 'Κρίκετ',
  'table-tennis': 'Πινγκ πονγκ',
  rugby: 'Ράγκμπι',
  mma: 'MMA',
  boxing: 'Πυγμαχία',
  darts: 'Βελάκια',
  'premium-cricket': 'Premium κρίκετ',
} satisfies SandboxWords['sports'];

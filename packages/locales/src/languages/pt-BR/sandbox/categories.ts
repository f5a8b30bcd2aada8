import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  England: 'Inglaterra',
  Scotland: 'Escócia',
  Wales: 'País de Gales',
  'Northern Ireland': 'Irlanda do Norte',
  'West Indies': 'Índias Ocidentais',
  Pacific: 'Pacífico',
  'Simulated Reality': 'Realidade simulada',
  'ITF Men': 'ITF masculino',
  'ITF Women': 'ITF feminino',
} satisfies SandboxWords['categories'];

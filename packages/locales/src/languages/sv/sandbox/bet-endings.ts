import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Ditt spel vann', '{paid} finns på ditt saldo.'],
  lost: ['Ditt spel förlorade', 'Din insats var {stake}.'],
  void: ['Ditt spel är ogiltigt', '{paid} är tillbaka på ditt saldo.'],
  settled: ['Ditt spel är avgjort', '{paid} finns på ditt saldo.'],
  cashed_out: ['Cashout gjord', '{paid} finns på ditt saldo.'],
  cashed_part: ['Delvis cashout', '{paid} finns på ditt saldo. {left} av insatsen är kvar.'],
  rejected: ['Ditt spel accepterades inte', '{stake} är tillbaka på ditt saldo.'],
} satisfies SandboxWords['betEndings'];

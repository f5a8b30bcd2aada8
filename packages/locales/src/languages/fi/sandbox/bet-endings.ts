import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Vetosi voitti', '{paid} on saldollasi.'],
  lost: ['Vetosi hävisi', 'Panoksesi oli {stake}.'],
  void: ['Vetosi on mitätöity', '{paid} on palautettu saldollesi.'],
  settled: ['Vetosi on ratkennut', '{paid} on saldollasi.'],
  cashed_out: ['Cashout tehty', '{paid} on saldollasi.'],
  cashed_part: ['Osittainen cashout', '{paid} on saldollasi. Panosta on jäljellä {left}.'],
  rejected: ['Vetoasi ei hyväksytty', '{stake} on palautettu saldollesi.'],
} satisfies SandboxWords['betEndings'];

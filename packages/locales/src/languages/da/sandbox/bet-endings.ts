import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Dit spil vandt', '{paid} er på din saldo.'],
  lost: ['Dit spil tabte', 'Din indsats var {stake}.'],
  void: ['Dit spil er ugyldigt', '{paid} er tilbage på din saldo.'],
  settled: ['Dit spil er afgjort', '{paid} er på din saldo.'],
  cashed_out: ['Cashout gennemført', '{paid} er på din saldo.'],
  cashed_part: ['Delvis cashout', '{paid} er på din saldo. {left} af indsatsen er tilbage i spil.'],
  rejected: ['Dit spil blev ikke accepteret', '{stake} er tilbage på din saldo.'],
} satisfies SandboxWords['betEndings'];

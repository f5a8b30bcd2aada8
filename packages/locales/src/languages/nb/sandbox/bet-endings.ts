import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Spillet ditt vant', '{paid} er på saldoen din.'],
  lost: ['Spillet ditt tapte', 'Innsatsen din var {stake}.'],
  void: ['Spillet ditt er ugyldig', '{paid} er tilbake på saldoen din.'],
  settled: ['Spillet ditt er avgjort', '{paid} er på saldoen din.'],
  cashed_out: ['Cashout utført', '{paid} er på saldoen din.'],
  cashed_part: ['Delvis cashout utført', '{paid} er på saldoen din. {left} av innsatsen er igjen.'],
  rejected: ['Spillet ditt ble ikke godtatt', '{stake} er tilbake på saldoen din.'],
} satisfies SandboxWords['betEndings'];

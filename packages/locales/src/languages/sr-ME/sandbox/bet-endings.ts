import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Opklada je dobitna', '{paid} je na tvom računu.'],
  lost: ['Opklada je izgubljena', 'Tvoj ulog bio je {stake}.'],
  void: ['Tvoja opklada je poništena', '{paid} je opet na tvom računu.'],
  settled: ['Tvoja opklada je obračunata', '{paid} je na tvom računu.'],
  cashed_out: ['Cashout izvršen', '{paid} je na tvom računu.'],
  cashed_part: ['Djelimični cashout izvršen', '{paid} je na tvom računu. Preostali ulog: {left}.'],
  rejected: ['Tvoja opklada nije prihvaćena', '{stake} je opet na tvom računu.'],
} satisfies SandboxWords['betEndings'];

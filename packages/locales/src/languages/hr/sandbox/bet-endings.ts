import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Oklada je dobitna', '{paid} je na tvom računu.'],
  lost: ['Oklada je izgubljena', 'Tvoj ulog bio je {stake}.'],
  void: ['Tvoja oklada je poništena', '{paid} je opet na tvom računu.'],
  settled: ['Tvoja oklada je obračunata', '{paid} je na tvom računu.'],
  cashed_out: ['Cashout izvršen', '{paid} je na tvom računu.'],
  cashed_part: ['Djelomični cashout izvršen', '{paid} je na tvom računu. Preostali ulog: {left}.'],
  rejected: ['Tvoja oklada nije prihvaćena', '{stake} je opet na tvom računu.'],
} satisfies SandboxWords['betEndings'];

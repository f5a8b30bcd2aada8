import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Vaša stávka vyhrala', '{paid} máte na účte.'],
  lost: ['Vaša stávka prehrala', 'Váš vklad bol {stake}.'],
  void: ['Vklad sa vracia', '{paid} je späť na vašom účte.'],
  settled: ['Vaša stávka je vyhodnotená', '{paid} máte na účte.'],
  cashed_out: ['Cashout vykonaný', '{paid} máte na účte.'],
  cashed_part: ['Čiastočný cashout vykonaný', '{paid} máte na účte. Zostávajúci vklad: {left}.'],
  rejected: ['Vaša stávka nebola prijatá', '{stake} je späť na vašom účte.'],
} satisfies SandboxWords['betEndings'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Vaše sázka vyhrála', '{paid} máte na účtu.'],
  lost: ['Vaše sázka prohrála', 'Váš vklad byl {stake}.'],
  void: ['Vklad se vrací', '{paid} je zpět na vašem účtu.'],
  settled: ['Vaše sázka je vyhodnocena', '{paid} máte na účtu.'],
  cashed_out: ['Cashout proveden', '{paid} máte na účtu.'],
  cashed_part: ['Částečný cashout proveden', '{paid} máte na účtu. Zbývající vklad: {left}.'],
  rejected: ['Vaše sázka nebyla přijata', '{stake} je zpět na vašem účtu.'],
} satisfies SandboxWords['betEndings'];

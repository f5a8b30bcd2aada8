import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Você ganhou a aposta', '{paid} está no seu saldo.'],
  lost: ['Você perdeu a aposta', 'O valor era {stake}.'],
  void: ['Sua aposta foi anulada', '{paid} voltou ao seu saldo.'],
  settled: ['Sua aposta foi resolvida', '{paid} está no seu saldo.'],
  cashed_out: ['Cash out feito', '{paid} está no seu saldo.'],
  cashed_part: ['Cash out parcial feito', '{paid} está no seu saldo. Valor restante: {left}.'],
  rejected: ['Sua aposta não foi aceita', '{stake} voltou ao seu saldo.'],
} satisfies SandboxWords['betEndings'];

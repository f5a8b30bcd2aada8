import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Ваша ставка выиграла', '{paid} на вашем балансе.'],
  lost: ['Ваша ставка проиграла', 'Сумма ставки — {stake}.'],
  void: ['Ставка возвращена', '{paid} снова на вашем балансе.'],
  settled: ['Ставка рассчитана', '{paid} на вашем балансе.'],
  cashed_out: ['Кэшаут выполнен', '{paid} на вашем балансе.'],
  cashed_part: ['Частичный кэшаут выполнен', '{paid} на вашем балансе. Остаток ставки: {left}.'],
  rejected: ['Ставка не принята', '{stake} снова на вашем балансе.'],
} satisfies SandboxWords['betEndings'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Ваша ставка виграла', '{paid} на вашому балансі.'],
  lost: ['Ваша ставка програла', 'Сума ставки — {stake}.'],
  void: ['Ставку повернено', '{paid} знову на вашому балансі.'],
  settled: ['Ставку розраховано', '{paid} на вашому балансі.'],
  cashed_out: ['Кешаут зроблено', '{paid} на вашому балансі.'],
  cashed_part: ['Частковий кешаут зроблено', '{paid} на вашому балансі. Залишок суми: {left}.'],
  rejected: ['Ставку не прийнято', '{stake} знову на вашому балансі.'],
} satisfies SandboxWords['betEndings'];

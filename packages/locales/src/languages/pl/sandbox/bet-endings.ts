import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Twój zakład wygrał', '{paid} jest na Twoim saldzie.'],
  lost: ['Twój zakład przegrał', 'Stawka wynosiła {stake}.'],
  void: ['Zwrot stawki', '{paid} wraca na Twoje saldo.'],
  settled: ['Twój zakład jest rozliczony', '{paid} jest na Twoim saldzie.'],
  cashed_out: ['Cashout wykonany', '{paid} jest na Twoim saldzie.'],
  cashed_part: ['Częściowy cashout wykonany', '{paid} jest na Twoim saldzie. Pozostała stawka: {left}.'],
  rejected: ['Twój zakład nie został przyjęty', '{stake} wraca na Twoje saldo.'],
} satisfies SandboxWords['betEndings'];

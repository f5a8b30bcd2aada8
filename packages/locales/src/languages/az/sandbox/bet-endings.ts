import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Mərciniz uddu', '{paid} balansınızdadır.'],
  lost: ['Mərciniz uduzdu', 'Mərc məbləği: {stake}.'],
  void: ['Mərciniz etibarsızdır', '{paid} balansınıza qayıtdı.'],
  settled: ['Mərciniz hesablandı', '{paid} balansınızdadır.'],
  cashed_out: ['Keşaut edildi', '{paid} balansınızdadır.'],
  cashed_part: ['Qismən keşaut edildi', '{paid} balansınızdadır. Məbləğdən qalan: {left}.'],
  rejected: ['Mərciniz qəbul edilmədi', '{stake} balansınıza qayıtdı.'],
} satisfies SandboxWords['betEndings'];

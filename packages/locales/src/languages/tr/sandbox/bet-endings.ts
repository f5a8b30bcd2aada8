import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Bahsin kazandı', '{paid} bakiyende.'],
  lost: ['Bahsin kaybetti', 'Bahis tutarı {stake} idi.'],
  void: ['Bahsin geçersiz', '{paid} bakiyene döndü.'],
  settled: ['Bahsin sonuçlandı', '{paid} bakiyende.'],
  cashed_out: ['Bahis bozduruldu', '{paid} bakiyende.'],
  cashed_part: ['Bahsin bir kısmı bozduruldu', '{paid} bakiyende. Kalan tutar: {left}.'],
  rejected: ['Bahsin kabul edilmedi', '{stake} bakiyene döndü.'],
} satisfies SandboxWords['betEndings'];

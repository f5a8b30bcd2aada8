import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Bahsiniz kazandı', '{paid} bakiyenizde.'],
  lost: ['Bahsiniz kaybetti', 'Bahis tutarı {stake} idi.'],
  void: ['Bahsiniz iptal edildi', '{paid} bakiyenize döndü.'],
  settled: ['Bahsiniz sonuçlandı', '{paid} bakiyenizde.'],
  cashed_out: ['Bahis bozduruldu', '{paid} bakiyenizde.'],
  cashed_part: ['Bahsin bir kısmı bozduruldu', '{paid} bakiyenizde, {left} oyunda kalıyor.'],
  rejected: ['Bahsiniz kabul edilmedi', '{stake} bakiyenize döndü.'],
} satisfies SandboxWords['betEndings'];

import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Бәсіңіз ұтты', '{paid} балансыңызда.'],
  lost: ['Бәсіңіз ұтылды', 'Бәс сомасы: {stake}.'],
  void: ['Бәсіңіз қайтарылды', '{paid} балансыңызға қайтты.'],
  settled: ['Бәсіңіз есептелді', '{paid} балансыңызда.'],
  cashed_out: ['Кэшаут жасалды', '{paid} балансыңызда.'],
  cashed_part: ['Ішінара кэшаут жасалды', '{paid} балансыңызда. Сомадан қалғаны: {left}.'],
  rejected: ['Бәсіңіз қабылданбады', '{stake} балансыңызға қайтты.'],
} satisfies SandboxWords['betEndings'];

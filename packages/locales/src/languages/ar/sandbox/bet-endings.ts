import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['ربح رهانك', '{paid} في رصيدك.'],
  lost: ['خسر رهانك', 'كان مبلغ الرهان {stake}.'],
  void: ['رهانك ملغى', 'عاد {paid} إلى رصيدك.'],
  settled: ['تمت تسوية رهانك', '{paid} في رصيدك.'],
  cashed_out: ['تم السحب المبكر', '{paid} في رصيدك.'],
  cashed_part: ['تم سحب مبكر جزئي', '{paid} في رصيدك. المبلغ المتبقي: {left}.'],
  rejected: ['لم يُقبل رهانك', 'عاد {stake} إلى رصيدك.'],
} satisfies SandboxWords['betEndings'];

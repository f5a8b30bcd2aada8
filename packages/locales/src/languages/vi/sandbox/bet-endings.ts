import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Cược của bạn đã thắng', '{paid} đã vào số dư của bạn.'],
  lost: ['Cược của bạn đã thua', 'Tiền cược của bạn là {stake}.'],
  void: ['Cược của bạn vô hiệu', '{paid} đã về số dư của bạn.'],
  settled: ['Cược của bạn đã kết toán', '{paid} đã vào số dư của bạn.'],
  cashed_out: ['Đã Cash Out', '{paid} đã vào số dư của bạn.'],
  cashed_part: ['Đã Cash Out một phần', '{paid} đã vào số dư của bạn. Tiền cược còn lại {left}.'],
  rejected: ['Cược của bạn không được nhận', '{stake} đã về số dư của bạn.'],
} satisfies SandboxWords['betEndings'];

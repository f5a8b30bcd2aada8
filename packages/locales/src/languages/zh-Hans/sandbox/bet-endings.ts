import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['您的投注赢了', '{paid} 已存入您的余额。'],
  lost: ['您的投注输了', '您的投注额为 {stake}。'],
  void: ['您的投注无效', '{paid} 已退回您的余额。'],
  settled: ['您的投注已结算', '{paid} 已存入您的余额。'],
  cashed_out: ['已兑现', '{paid} 已存入您的余额。'],
  cashed_part: ['已部分兑现', '{paid} 已存入您的余额。剩余投注额 {left}。'],
  rejected: ['您的投注未被接受', '{stake} 已退回您的余额。'],
} satisfies SandboxWords['betEndings'];

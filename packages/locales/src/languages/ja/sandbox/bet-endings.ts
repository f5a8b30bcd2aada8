import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['ベットが的中しました', '{paid}が残高に入りました。'],
  lost: ['ベットが外れました', '賭け金は{stake}でした。'],
  void: ['ベットが無効になりました', '{paid}が残高に戻りました。'],
  settled: ['ベットが確定しました', '{paid}が残高に入りました。'],
  cashed_out: ['キャッシュアウトしました', '{paid}が残高に入りました。'],
  cashed_part: ['一部をキャッシュアウトしました', '{paid}が残高に入りました。残りの賭け金：{left}。'],
  rejected: ['ベットは受け付けられませんでした', '{stake}が残高に戻りました。'],
} satisfies SandboxWords['betEndings'];

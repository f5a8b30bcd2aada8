import type { HostWords } from '../../../host-words.ts';

export default {
  amount: '金額',
  currency: '通貨',
  method: '支払い方法',
  card: 'カード',
  bank: '銀行振込',
  deposit: '入金',
  noAmount: '金額を入力してください。',
  noAnswer: '応答がありません。もう一度支払う前に取引履歴をご確認ください。',
  refused: '入金は拒否されました。お金は動いていません。',
  success: 'ウォレットに反映されました。',
  pending: '入金処理中です。到着するとウォレットに反映されます。',
  error: '入金に失敗しました。お金は動いていません。',
} satisfies HostWords['payment'];

import type { HostWords } from '../../../host-words.ts';

export default {
  amount: '金額',
  currency: '通貨',
  method: '支払い方法',
  card: 'カード',
  bank: '銀行振込',
  deposit: '入金',
  noAmount: '金額を入力してください。',
  noAnswer: '応答がありませんでした。もう一度入金する前に取引履歴をご確認ください。',
  refused: '入金は拒否されました。お支払いは発生していません。',
  success: '残高に反映されました。',
  pending: '入金処理中です。着金しだい残高に反映されます。',
  error: '入金に失敗しました。お支払いは発生していません。',
} satisfies HostWords['payment'];
